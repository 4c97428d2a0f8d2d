import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import controlClassNames from '../fields/control.module.css';
import endClassNames from '../fields/end-button.module.css';
import type { ControlProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { Option } from './combobox-list.tsx';
import classNames from './combobox.module.css';

type ComboboxProps<Choice extends Option> = {
  readonly control: ControlProps;
  readonly labelId: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** What goes with the text; whoever owns the text chooses them. */
  readonly options: readonly Choice[];
  readonly chosenId: string | undefined;
  readonly onChoose: (option: Choice) => void;
  /** Called when the field is left and on Enter, unless that chooses an option. */
  readonly onSettle?: () => void;
  readonly onBlur?: (() => void) | undefined;
  /** What the list says when it has nothing to offer. */
  readonly emptyText: string;
  readonly isDisabled?: boolean | undefined;
  /** Whether a press on the field shows what there is to choose, as well as the button does. */
  readonly opensOnPress?: boolean;
  /** What stands at the end of the field; a button that opens the list unless something else is given. */
  readonly end?: ReactNode;
};

/**
 * A text field with a list of what may be meant, as the ARIA Authoring Practices describe it: the focus stays in the
 * field, and the arrow keys move a mark through the list.
 */
export function Combobox<Choice extends Option>(props: ComboboxProps<Choice>) {
  const { control, labelId, text, onType, options, chosenId, onChoose, onSettle, onBlur } = props;
  const { emptyText, isDisabled = false, opensOnPress = false, end } = props;
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<string>();
  const listId = `${control.id}-list`;
  const markedAt = options.findIndex(({ id }) => id === marked);
  const markedOption = isOpen ? options[markedAt] : undefined;

  useEffect(() => {
    if (isOpen && marked !== undefined)
      document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, marked, listId]);

  const open = (): void => {
    setOpen(true);
    setMarked(chosenId);
  };
  const close = (): void => {
    setOpen(false);
    setMarked(undefined);
  };
  const choose = (option: Choice): void => {
    close();
    onChoose(option);
  };
  const move = (by: 1 | -1): void => {
    if (!isOpen) return open();
    const from = markedAt < 0 && by < 0 ? 0 : markedAt;
    setMarked(options.at((from + by) % Math.max(options.length, 1))?.id);
  };
  const answerKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && markedOption !== undefined) choose(markedOption);
    // Escape closes the list alone, not the dialog around it.
    else if (key === 'Escape' && isOpen) close();
    else {
      if (key === 'Enter') {
        close();
        onSettle?.();
      }
      return;
    }
    event.preventDefault();
  };
  const openButton = (
    <button
      type="button"
      // The arrow keys open the list for those who do not point.
      tabIndex={-1}
      aria-label={say('showSuggestions')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      disabled={isDisabled}
      className={endClassNames['button']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        field.current?.focus();
        if (isOpen) close();
        else open();
      }}
    >
      <Icon name="chevron-down" />
    </button>
  );
  return (
    <div className={classNames['box']}>
      <input
        {...control}
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={markedOption === undefined ? undefined : `${listId}-${markedOption.id}`}
        // What the browser has stored is not in the list.
        autoComplete="off"
        disabled={isDisabled}
        className={`${controlClassNames['control']} ${endClassNames['input']}`}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setMarked(undefined);
        }}
        onKeyDown={answerKey}
        onClick={() => {
          if (opensOnPress && !isOpen) open();
        }}
        onBlur={() => {
          close();
          onSettle?.();
          onBlur?.();
        }}
      />
      {end ?? openButton}
      {isOpen ? (
        <ComboboxList
          id={listId}
          labelId={labelId}
          options={options}
          chosenId={chosenId}
          markedId={markedOption?.id}
          onChoose={choose}
          emptyText={emptyText}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {isOpen && options.length === 0 ? emptyText : null}
        {isOpen && options.length > 0 ? say('suggestions', { count: options.length }) : null}
      </p>
    </div>
  );
}
