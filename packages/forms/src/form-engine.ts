import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { afterNextPaint } from '@repo/ui/after-next-paint';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { textPropsOf } from './form-fields.ts';
import type { FormFields } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';
import { usePrerenderedForm } from './use-prerendered-form.ts';

type Codes<Values> = Readonly<Partial<Record<keyof Values & string, ErrorCode | undefined>>>;

/** The values and error codes of a form. Codes instead of texts, which depend on the language. */
export type FormState<Values> = {
  readonly values: Values;
  readonly codeOf: (name: string) => ErrorCode | undefined;
  readonly setValues: (change: Partial<Values>) => void;
  readonly setCode: (name: string, code: ErrorCode | undefined) => void;
  /** Replaces all codes. */
  readonly setCodes: (codes: Codes<Values>) => void;
  /** Whether checking and rendering take a phone so long that the press is painted first. */
  readonly isLong: boolean;
};

export type FormSettings<Values> = {
  readonly initialValues: Values;
  /** Returns the error codes by field, from the rules of the domain. */
  readonly check: (values: Values) => Codes<Values> | Promise<Codes<Values>>;
  /** Receives a valid form. A request returns the failure of the server, if any; the form is busy until then. */
  readonly send: (values: Values) => Promise<ApiFailure | undefined> | void;
  /**
   * Returns the labels of the fields, in the order of the page. Given by long forms, whose summary takes the focus and
   * names each field, because several may have the same error (S1§5).
   */
  readonly labels?: () => Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Stores each change at once. */
  readonly onEdit?: (change: Partial<Values>) => void;
};

/** The last failure of the server, and how many answers there were, so that the same failure is announced again. */
type Answer = { readonly failure: ApiFailure | undefined; readonly attempt: number };

/**
 * A form that is checked by the rules of the domain: a field when it is left, all of them when the form is sent; a
 * change clears an error. The button is always enabled, and leads to what is missing.
 */
export function useFormEngine<Values extends object>(
  state: FormState<Values>,
  settings: FormSettings<Values>,
) {
  const { labels } = settings;
  const form = useRef<HTMLFormElement>(null);
  const inertness = usePrerenderedForm();
  const textOf = useErrorText();
  const fields = useFields(state, settings);
  const { submit, isBusy, attempt, answer } = useSubmit(state, settings);
  useFocusOnFirstWrong(form, labels === undefined ? attempt : 0);
  const errorAt = (name: string): string | undefined => {
    const code = state.codeOf(name);
    return code && textOf(code);
  };
  const textProps = (name: keyof Values & string) =>
    textPropsOf(fields, { id: fields.idOf(name), name, value: state.values[name], error: errorAt(name) });
  return {
    values: state.values,
    /** For the parts of a long form. */
    fields,
    set: fields.set,
    idOf: fields.idOf,
    errorAt,
    focusOn: (name: keyof Values & string): void => document.getElementById(fields.idOf(name))?.focus(),
    formProps: {
      ...inertness,
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        void submit();
      },
    },
    textProps,
    /** The failure of the form as a whole. */
    failure: answer.failure,
    failureProps: answer,
    /** Props of the summary above a long form. */
    summary: { attempt, errors: attempt === 0 ? [] : errorsByLabel(fields.idOf, errorAt, labels?.() ?? {}) },
    isBusy,
  };
}

/** Returns the fields as one object, which parts subscribe to and which always knows the present values. */
function useFields<Values extends object>(
  state: FormState<Values>,
  settings: FormSettings<Values>,
): FormFields<Values> {
  const prefix = useId();
  const present = useRef({ state, settings });
  const [listeners] = useState(() => new Set<() => void>());
  useLayoutEffect(() => {
    present.current = { state, settings };
    for (const onChange of listeners) onChange();
  });
  const [fields] = useState((): FormFields<Values> => ({
    idOf: (name) => `${prefix}${name}`,
    valueOf: (name) => present.current.state.values[name],
    codeOf: (name) => present.current.state.codeOf(name),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (change) => {
      present.current.state.setValues(change);
      for (const name of Object.keys(change)) present.current.state.setCode(name, undefined);
      present.current.settings.onEdit?.(change);
    },
    checkField: async (name) => {
      const { state: now, settings: rules } = present.current;
      const code = (await rules.check(now.values))[name];
      // An unchanged error causes no render.
      if (code !== present.current.state.codeOf(name)) present.current.state.setCode(name, code);
    },
  }));
  return fields;
}

/** Checks the form and sends it, once at a time: Enter submits too, also while a request runs. */
function useSubmit<Values extends object>(
  { values, setCodes, isLong }: FormState<Values>,
  { check, send }: FormSettings<Values>,
) {
  const isRunning = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>({ failure: undefined, attempt: 0 });
  const checkAndSend = async (): Promise<void> => {
    if (isLong) await afterNextPaint();
    const codes = await check(values);
    setCodes(codes);
    if (Object.values(codes).some((code) => code !== undefined)) return setAttempt(attempt + 1);
    const sending = send(values);
    if (sending === undefined) return;
    setIsBusy(true);
    // The last failure stays until the next answer, so that nothing moves under a double tap.
    const failure = await sending;
    setAnswer((last) => ({ failure, attempt: last.attempt + 1 }));
  };
  const submit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await checkAndSend();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { submit, attempt, isBusy, answer };
}

/** Returns the errors of the summary; both languages write them alike. */
const errorsByLabel = (
  idOf: (name: string) => string,
  errorAt: (name: string) => string | undefined,
  labels: object,
) =>
  Object.entries<string>({ ...labels }).flatMap(([name, label]) => {
    const error = errorAt(name);
    return error === undefined ? [] : [{ fieldId: idOf(name), message: `${label} – ${error}` }];
  });

/** Focuses the first invalid field, once for each attempt. */
function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    // A group of radio buttons is wrong as a whole; its first button takes the focus.
    const wrong = ':not(fieldset)[aria-invalid="true"], fieldset[aria-invalid="true"] input';
    if (attempt > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, attempt]);
}
