import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './use-error-text.ts';
import { useDrawnForm } from './use-drawn-form.tsx';

type Texts = Readonly<Record<string, string>>;
type Codes = Readonly<Record<string, ErrorCode | undefined>>;

type Settings<Values> = {
  readonly initialValues: Values;
  /** The rules of the domain: what is wrong with which field. */
  readonly check: (values: Values) => Codes;
  /** Answers why it did not work, if it did not. */
  readonly send: (values: Values) => Promise<ApiFailure | undefined>;
  /**
   * What the fields are called, in the order of the page. A long form gives them: it has a summary of what is wrong,
   * which takes the focus itself, and names each field, because several complain in the same words (S1§5).
   */
  readonly labels?: Readonly<Record<keyof Values, string>>;
};

/** Why the server refused, if it did, and which of the attempts. */
type Answer = { readonly failure: ApiFailure | undefined; readonly attempt: number };

/**
 * A form by the rules of the domain. A field is checked when it is left with something in it, all of them when the
 * form is sent, and a change clears what was said about it. It can always be sent, but for while it is. The first
 * view of the product holds one, which is why it is not made with the form library of the later screens.
 */
export function useRuledForm<Values extends Texts>(settings: Settings<Values>) {
  const { initialValues, check, send, labels } = settings;
  const form = useRef<HTMLFormElement>(null);
  const drawn = useDrawnForm();
  const [values, setValues] = useState(initialValues);
  const [codes, setCodes] = useState<Codes>({});
  const { idOf, errorAt, errors } = useFieldErrors(codes, labels);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>({ failure: undefined, attempt: 0 });
  useFocusOnFirstWrong(form, labels === undefined ? attempt : 0);

  const setCode = (name: string, code: ErrorCode | undefined) =>
    setCodes((all) => ({ ...all, [name]: code }));
  const setValue = (name: keyof Values & string, value: string): void => {
    setValues((all) => ({ ...all, [name]: value }));
    setCode(name, undefined);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Enter in a field sends as well, also while it is being sent.
    if (isBusy) return;
    const found = check(values);
    setCodes(found);
    setAttempt(attempt + 1);
    if (Object.values(found).some((code) => code !== undefined)) return;
    setIsBusy(true);
    // What the last answer said stands until the next one: nothing moves under a thumb that taps twice.
    setAnswer({ failure: await send(values), attempt: attempt + 1 });
    setIsBusy(false);
  };
  return {
    formProps: { ...drawn, ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    fieldProps: (name: keyof Values & string) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      error: errorAt(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => setValue(name, target.value),
      onBlur: () => {
        if (values[name] !== '') setCode(name, check(values)[name]);
      },
    }),
    setValue,
    focusOn: (name: keyof Values & string) => document.getElementById(idOf(name))?.focus(),
    /** What the server said of the form as a whole. */
    failure: answer.failure,
    failureProps: answer,
    /** For the summary above a long form. */
    summary: { attempt, errors },
    isBusy,
  };
}

/** What is said about the fields, in the language of the page, and the ids under which they are found. */
function useFieldErrors(codes: Codes, labels: Texts = {}) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText();
  const prefix = useId();
  const idOf = (name: string): string => `${prefix}${name}`;
  const errorAt = (name: string) => codes[name] && textOf(codes[name]);
  const errors = Object.entries(labels).flatMap(([name, field]) => {
    const problem = errorAt(name);
    return problem === undefined
      ? []
      : [{ fieldId: idOf(name), message: t('problemAt', { field, problem }) }];
  });
  return { idOf, errorAt, errors };
}

/** Whoever has sent a form that is not right is led to the first field to mend, once for each attempt. */
function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
