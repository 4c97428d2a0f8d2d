import { useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import type { Option } from '../combobox/combobox-list.tsx';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './address-combobox.module.css';
import { useSuggestions } from './use-suggestions.ts';
import type { Suggest } from './use-suggestions.ts';

type AddressComboboxProps<Address extends Option> = FieldProps & {
  /** Only an option of the list is an address, not a typed text. */
  readonly value: Address | undefined;
  readonly onChange: (address: Address | undefined) => void;
  /** The typed text, if the parent stores it with the form; pass it together with `onType`. */
  readonly typed?: string;
  readonly onType?: (text: string) => void;
  readonly suggest: Suggest<Address>;
  readonly onBlur?: () => void;
};

/** Fewer letters would match too many addresses. */
const minLetters = 3;

/** An address field with suggestions, one of which must be chosen. */
export function AddressCombobox<Address extends Option>(props: AddressComboboxProps<Address>) {
  const { value, onChange, typed: parentTyped, onType, suggest, onBlur, ...field } = props;
  const t = useUiTexts();
  const [ownTyped, setOwnTyped] = useState('');
  const typed = parentTyped ?? ownTyped;
  const text = value?.text ?? typed;
  const searchText = value === undefined && typed.trim().length >= minLetters ? typed.trim() : '';
  const { status, found } = useSuggestions(searchText, suggest);
  const type = (next: string): void => {
    if (next === text) return;
    setOwnTyped(next);
    if (value !== undefined) onChange(undefined);
    onType?.(next);
  };
  const emptyText = {
    idle: t('addressKeepTyping'),
    busy: t('loading'),
    found: t('addressNotFound'),
    failed: t('addressesFailed'),
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
            end={
              text === '' ? (
                <span className={classNames['icon']}>
                  <Icon name="search" />
                </span>
              ) : (
                <button
                  type="button"
                  className={classNames['clear']}
                  aria-label={t('clear')}
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
            {value === undefined || field.error !== undefined ? null : (
              <>
                <Icon name="check-circle" />
                {t('addressChosen', { address: value.text })}
              </>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}
