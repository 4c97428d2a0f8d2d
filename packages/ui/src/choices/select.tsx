import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import controls from '../fields/control.module.css';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import classNames from './select.module.css';

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'required' | 'multiple' | 'children'> & {
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    /** Shown, with an empty value, until something is chosen. */
    readonly placeholder?: string;
  };

/** A native select, which every phone shows in its best way. */
export function Select(props: SelectProps) {
  const { label, hint, error, isOptional, id, choices, placeholder, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <div className={classNames['frame']}>
          <select {...select} {...control} className={`${controls['control']} ${classNames['select']}`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={classNames['arrow']}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}
