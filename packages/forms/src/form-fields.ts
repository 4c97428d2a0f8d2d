import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/**
 * The fields of a form, passed to its parts. The object never changes, so a memoized part renders only for the fields
 * that it reads with `useField`.
 */
export type FormFields<Values> = {
  readonly idOf: (name: string) => string;
  readonly valueOf: <Name extends keyof Values>(name: Name) => Values[Name];
  readonly codeOf: (name: string) => ErrorCode | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes values and clears their errors. */
  readonly set: (change: Partial<Values>) => void;
  /** Shows or clears the error of a field. */
  readonly checkField: (name: keyof Values & string) => Promise<void>;
};

type Field<Values> = {
  readonly id: string;
  readonly name: keyof Values & string;
  readonly value: unknown;
  readonly error: string | undefined;
};

/** Returns the props of a text field, which is checked when it is left with something in it. */
export const textPropsOf = <Values>(fields: FormFields<Values>, field: Field<Values>) => ({
  ...field,
  value: typeof field.value === 'string' ? field.value : '',
  onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
    fields.set({ [field.name]: target.value } as Partial<Values>),
  onBlur: (): void => {
    if (fields.valueOf(field.name) !== '') void fields.checkField(field.name);
  },
});
