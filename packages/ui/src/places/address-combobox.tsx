import { useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import type { Option } from '../combobox/combobox-list.tsx';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './address-combobox.module.css';
import { useSuggestions } from './use-suggestions.ts';
import type { Suggest } from './use-suggestions.ts';

type AddressComboboxProps<Address extends Option> = FieldProps & {
  /** Only what was chosen from the list is an address; a text that was merely typed is none. */
  readonly value: Address | undefined;
  readonly onChange: (address: Address | undefined) => void;
  /** What was typed without choosing, where somebody keeps it: then both are given, and it comes back with the form. */
  readonly typed?: string;
  readonly onType?: (text: string) => void;
  readonly suggest: Suggest<Address>;
  readonly onBlur?: () => void;
  readonly delayMs?: number;
  readonly isDisabled?: boolean;
};

/** Fewer letters would find half a continent. */
const fewestLetters = 3;

/** An address, looked up while it is typed and chosen from what was found. */
export function AddressCombobox<Address extends Option>(props: AddressComboboxProps<Address>) {
  const {
    value,
    onChange,
    typed: kept,
    onType,
    suggest,
    onBlur,
    delayMs = 250,
    isDisabled,
    ...field
  } = props;
  const say = useWords();
  const [own, setOwn] = useState('');
  const typed = kept ?? own;
  const text = value?.text ?? typed;
  const asked = value === undefined && typed.trim().length >= fewestLetters ? typed.trim() : '';
  const { status, found } = useSuggestions(asked, suggest, delayMs);
  const type = (next: string): void => {
    if (next === text) return;
    setOwn(next);
    if (value !== undefined) onChange(undefined);
    onType?.(next);
  };
  const emptyText = {
    idle: say('addressKeepTyping'),
    busy: say('loading'),
    found: say('addressNotFound'),
    failed: say('addressesFailed'),
  }[status];
  return (
    <Field {...field}>
      {(control, labelId) => (
        <div>
          <Combobox
            control={control}
            labelId={labelId}
            text={text}
            onType={type}
            options={status === 'failed' ? [] : found}
            chosenId={value?.id}
            onChoose={onChange}
            onBlur={onBlur}
            emptyText={emptyText}
            isDisabled={isDisabled}
            end={
              text === '' ? (
                <span className={classNames['mark']}>
                  <Icon name="search" />
                </span>
              ) : (
                <button
                  type="button"
                  className={classNames['clear']}
                  aria-label={say('clear')}
                  disabled={isDisabled}
                  onClick={() => {
                    type('');
                    document.getElementById(control.id)?.focus();
                  }}
                >
                  <Icon name="close" />
                </button>
              )
            }
          />
          <p role="status" className={classNames['chosen']}>
            {value === undefined ? null : (
              <>
                <Icon name="check-circle" />
                {say('addressChosen', { address: value.text })}
              </>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}
