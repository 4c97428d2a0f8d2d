import classNames from './combobox.module.css';
import { showInTopLayer } from './show-in-top-layer.ts';

export type Option = {
  readonly id: string;
  readonly text: string;
  /** A second line that distinguishes options with the same text. */
  readonly detail?: string;
};

type ComboboxListProps<Choice extends Option> = {
  readonly id: string;
  readonly labelId: string;
  readonly options: readonly Choice[];
  readonly chosenId: string | undefined;
  /** The option that Enter would choose. */
  readonly activeId: string | undefined;
  readonly onChoose: (option: Choice) => void;
  readonly emptyText: string;
};

/** The open list of a combobox. A click on it leaves the focus in the field, whose keys move through it. */
export function ComboboxList<Choice extends Option>(props: ComboboxListProps<Choice>) {
  const { id: listId, labelId, options, chosenId, activeId, onChoose, emptyText } = props;
  return (
    <div ref={showInTopLayer} className={classNames['panel']}>
      <div id={listId} role="listbox" aria-labelledby={labelId} tabIndex={-1}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosenId}
            data-active={option.id === activeId || undefined}
            className={classNames['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.text}
            {option.detail === undefined ? null : (
              <span className={classNames['detail']}>{` ${option.detail}`}</span>
            )}
          </div>
        ))}
      </div>
      {options.length > 0 ? null : (
        <p aria-hidden className={classNames['empty']}>
          {emptyText}
        </p>
      )}
    </div>
  );
}
