import { useSyncExternalStore } from 'react';
import { textPropsOf } from './form-fields.ts';
import type { FormFields } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

/** Returns a field and renders the component again when its value or its error changes. */
export function useField<Values, Name extends keyof Values & string>(fields: FormFields<Values>, name: Name) {
  const textOf = useErrorText();
  const valueNow = () => fields.valueOf(name);
  const codeNow = () => fields.codeOf(name);
  const value = useSyncExternalStore(fields.subscribe, valueNow, valueNow);
  const code = useSyncExternalStore(fields.subscribe, codeNow, codeNow);
  return { id: fields.idOf(name), name, value, error: code && textOf(code) };
}

/** Returns the props of a text field, and renders the component again when its value or its error changes. */
export function useTextField<Values>(fields: FormFields<Values>, name: keyof Values & string) {
  return textPropsOf(fields, useField(fields, name));
}
