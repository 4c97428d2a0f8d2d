import type { ComponentProps } from 'react';
import controls from './control.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** Native attributes of a field: value, events, `autoComplete`, `inputMode`, and so on. */
export type NativeInput = Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type'>;

type TextFieldProps = FieldProps &
  NativeInput & { readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' };

/** A single-line text field, also for phone numbers and addresses. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, id, type = 'text', ...input } = props;
  const isProse = type === 'text' || type === 'search';
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <input
          {...(isProse ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          {...input}
          {...control}
          type={type}
          className={controls['control']}
        />
      )}
    </Field>
  );
}
