import classNames from './combobox.module.css';
import { showOnTop } from './show-on-top.ts';

export type Option = {
  readonly id: string;
  readonly text: string;
  /** A second line that tells alike ones apart. */
  readonly detail?: string;
};

type ComboboxListProps<Choice extends Option> = {
  readonly id: string;
  readonly labelId: string;
  readonly options: readonly Choice[];
  readonly chosenId: string | undefined;
  /** The one that Enter would choose. */
  readonly markedId: string | undefined;
  readonly onChoose: (option: Choice) => void;
  readonly emptyText: string;
};

/** The open list of a combo box. A press on it leaves the focus in the field, whose keys move through it. */
export function ComboboxList<Choice extends Option>(props: ComboboxListProps<Choice>) {
  const { id: listId, labelId, options, chosenId, markedId, onChoose, emptyText } = props;
  return (
    <div ref={showOnTop} className={classNames['panel']}>
      <div id={listId} role="listbox" aria-labelledby={labelId} tabIndex={-1}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosenId}
            data-marked={option.id === markedId || undefined}
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
