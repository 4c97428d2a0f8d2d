import { useState } from 'react';

/** The value of a text, or why it is refused. */
export type Parsed<Value> = { readonly value: Value } | { readonly problem: string };

type TypedValue<Value> = {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly parse: (text: string) => Parsed<Value>;
  readonly format: (value: Value) => string;
};

/**
 * State of a value that is typed as free text. The text is parsed when the field is left and then formatted in the
 * page's language, so that the user sees how it was understood; refused text stays as typed.
 */
export function useTypedValue<Value>({ value, onChange, parse, format }: TypedValue<Value>) {
  const [typed, setTyped] = useState<{ text: string; problem: string | undefined }>();
  // A value that the parent sets replaces a refused text.
  const draft = typed?.problem !== undefined && value !== undefined ? undefined : typed;
  const setValue = (newValue: Value | undefined): void => {
    setTyped(undefined);
    if (newValue !== value) onChange(newValue);
  };
  /** Parses the typed text and returns whether there was any. */
  const commit = (): boolean => {
    if (draft === undefined || draft.problem !== undefined) return false;
    const parsed = draft.text.trim() === '' ? { value: undefined } : parse(draft.text);
    if ('value' in parsed) setValue(parsed.value);
    else {
      setTyped({ text: draft.text, problem: parsed.problem });
      if (value !== undefined) onChange(undefined);
    }
    return true;
  };
  return {
    text: draft?.text ?? (value === undefined ? '' : format(value)),
    isTyping: draft !== undefined,
    problem: draft?.problem,
    type: (text: string): void => setTyped({ text, problem: undefined }),
    setValue,
    commit,
  };
}
