import { useState } from 'react';

/** What a text was understood as, or why it cannot be taken. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

type TypedValue<Value> = {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly read: (text: string) => Reading<Value>;
  readonly write: (value: Value) => string;
};

/**
 * A value that is typed as free text. The text is read when the field is left, and then written the way of the
 * language, so that everybody sees how it was understood; what cannot be taken stays as it was typed.
 */
export function useTypedValue<Value>({ value, onChange, read, write }: TypedValue<Value>) {
  const [typed, setTyped] = useState<{ text: string; problem: string | undefined }>();
  // A value that the owner gives meanwhile replaces a text that had none.
  const draft = typed?.problem !== undefined && value !== undefined ? undefined : typed;
  const take = (taken: Value | undefined): void => {
    setTyped(undefined);
    if (taken !== value) onChange(taken);
  };
  const settle = (): void => {
    if (draft === undefined || draft.problem !== undefined) return;
    if (draft.text.trim() === '') return take(undefined);
    const reading = read(draft.text);
    if ('value' in reading) return take(reading.value);
    setTyped({ text: draft.text, problem: reading.problem });
    if (value !== undefined) onChange(undefined);
  };
  return {
    text: draft?.text ?? (value === undefined ? '' : write(value)),
    isTyping: draft !== undefined,
    problem: draft?.problem,
    type: (text: string): void => setTyped({ text, problem: undefined }),
    take,
    settle,
  };
}
