import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import controlClassNames from '../fields/control.module.css';
import endClassNames from '../fields/end-button.module.css';
import type { ControlProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { Option } from './combobox-list.tsx';
import classNames from './combobox.module.css';

type ComboboxProps<Choice extends Option> = {
  readonly control: ControlProps;
  readonly labelId: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The options for the current text, selected by the parent. */
  readonly options: readonly Choice[];
  readonly chosenId: string | undefined;
  readonly onChoose: (option: Choice) => void;
  /**
   * Called on blur, and on Enter unless that chooses an option. Returns whether there was a typed text: such an Enter
   * does not submit the form.
   */
  readonly onCommit?: () => boolean;
  readonly onBlur?: (() => void) | undefined;
  /** Shown when the list is empty. */
  readonly emptyText: string;
  /** Whether a click on the field opens the list, as the button does. */
  readonly opensOnPress?: boolean;
  /** Shown at the end of the field instead of the button that opens the list. */
  readonly end?: ReactNode;
};

/**
 * A text field with suggestions, as the ARIA Authoring Practices describe it: the focus stays in the field, and the
 * arrow keys move the active option.
 */
export function Combobox<Choice extends Option>(props: ComboboxProps<Choice>) {
  const { control, labelId, text, onType, options, chosenId, onChoose, onCommit, onBlur } = props;
  const { emptyText, opensOnPress = false, end } = props;
  const t = useUiTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const listId = `${control.id}-list`;
  const activeIndex = options.findIndex(({ id }) => id === active);
  const activeOption = isOpen ? options[activeIndex] : undefined;

  useEffect(() => {
    if (isOpen && active !== undefined)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, listId]);

  const open = (): void => {
    setOpen(true);
    setActive(chosenId);
  };
  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (option: Choice): void => {
    close();
    onChoose(option);
  };
  const move = (by: 1 | -1): void => {
    if (!isOpen) return open();
    const from = activeIndex < 0 && by < 0 ? 0 : activeIndex;
    setActive(options.at((from + by) % Math.max(options.length, 1))?.id);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && activeOption !== undefined) choose(activeOption);
    // Closes the list only, not the dialog around it.
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Enter') {
      close();
      const hasCommitted = onCommit?.() === true;
      if (!isOpen && !hasCommitted) return;
    } else return;
    event.preventDefault();
  };
  const openButton = (
    <button
      type="button"
      // Keyboard users open the list with the arrow keys.
      tabIndex={-1}
      aria-label={t('showSuggestions')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
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
        aria-activedescendant={activeOption === undefined ? undefined : `${listId}-${activeOption.id}`}
        // The browser's stored values are not in the list.
        autoComplete="off"
        className={`${controlClassNames['control']} ${endClassNames['input']}`}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setActive(undefined);
        }}
        onKeyDown={handleKey}
        onClick={() => {
          if (opensOnPress && !isOpen) open();
        }}
        onBlur={() => {
          close();
          onCommit?.();
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
          activeId={activeOption?.id}
          onChoose={choose}
          emptyText={emptyText}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {isOpen && options.length === 0 ? emptyText : null}
        {isOpen && options.length > 0 ? t('suggestions', { count: options.length }) : null}
      </p>
    </div>
  );
}
