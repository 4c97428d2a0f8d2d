import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { useDrawnForm } from '@repo/session/form-parts/use-drawn-form';
import { useFormik } from 'formik';
import type { FormikContextType, FormikErrors } from 'formik';
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { nextPicture } from '../next-picture.ts';

type Codes<Values> = Readonly<Partial<Record<keyof Values & string, ErrorCode>>>;

type Labels<Values> = Readonly<Partial<Record<keyof Values & string, string>>>;

type Settings<Values> = {
  readonly initialValues: Values;
  /** How the page calls the fields that a rule can complain about, in the order of the page; asked for once one does. */
  readonly labels: () => Labels<Values>;
  /** What is wrong with which field, by the rules of the domain. */
  readonly check: (values: Values) => Codes<Values> | Promise<Codes<Values>>;
  /** Everything that is entered is kept on the device at once. */
  readonly onEdit: (change: Partial<Values>) => void;
  readonly onComplete: (values: Values) => void;
};

/**
 * A step of the booking as a form: a field is checked when it is left with something in it, all of them by Continue, and
 * a change clears what was said about it. Continue can always be pressed, and leads to what is missing.
 */
export function useStepForm<Values extends object>(settings: Settings<Values>) {
  const { initialValues, labels, check, onComplete } = settings;
  type Name = keyof Values & string;
  const drawn = useDrawnForm();
  const [attempt, setAttempt] = useState(0);
  const form = useFormik<Values>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { idOf, errorAt, errors } = useFieldErrors(form.errors, labels);
  const { set, checkField } = useEdits(form, settings);
  // Formik's own way would draw the form five times over, for which a phone takes half a second.
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    await nextPicture();
    const codes = await check(form.values);
    if (Object.values(codes).every((code) => code === undefined)) return onComplete(form.values);
    // The codes stand in for texts, which change with the language.
    form.setErrors({ ...codes } as FormikErrors<Values>);
    setAttempt(attempt + 1);
  };
  const textProps = (name: Name) => ({
    id: idOf(name),
    name,
    value: String(form.values[name] ?? ''),
    error: errorAt(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set({ [name]: target.value } as Partial<Values>),
    onBlur: () => {
      if (form.values[name] !== '') void checkField(name);
    },
  });
  return {
    values: form.values,
    set,
    checkField,
    errorAt,
    idOf,
    formProps: {
      noValidate: true,
      ...drawn,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    /** For a field of text. */
    textProps,
    /** For the summary above the form. */
    summary: { attempt, errors },
  };
}

/** The ways to change a form, the same ones as long as it is there. */
function useEdits<Values extends object>(
  form: FormikContextType<Values>,
  { check, onEdit }: Pick<Settings<Values>, 'check' | 'onEdit'>,
) {
  // A part that was not drawn anew asks this one, and not what it was drawn with.
  const present = useRef({ form, check, onEdit });
  useLayoutEffect(() => {
    present.current = { form, check, onEdit };
  });
  const set = useCallback((change: Partial<Values>): void => {
    const { form: now, onEdit: tell } = present.current;
    void now.setValues((values) => ({ ...values, ...change }), false);
    for (const name of Object.keys(change)) now.setFieldError(name, undefined);
    tell(change);
  }, []);
  const checkField = useCallback(async (name: keyof Values & string): Promise<void> => {
    const { form: now, check: checkNow } = present.current;
    const codes = await checkNow(now.values);
    // What stays as it is is not drawn anew.
    if (now.errors[name] !== codes[name]) now.setFieldError(name, codes[name]);
  }, []);
  return { set, checkField };
}

/**
 * What is said about the fields, in the language of the page, and the ids under which they are found. Several fields
 * complain in the same words, so the summary names each (S1§5).
 */
function useFieldErrors(codes: object, labels: () => object) {
  const { t } = useTranslation('wizard');
  const textOf = useErrorText();
  const prefix = useId();
  const found = new Map(
    Object.entries<ErrorCode | undefined>({ ...codes }).filter(([, code]) => code !== undefined),
  );
  const idOf = (name: string): string => `${prefix}${name}`;
  const errorAt = (name: string): string | undefined => {
    const code = found.get(name);
    return code === undefined ? undefined : textOf(code);
  };
  const fields = found.size === 0 ? [] : Object.entries<string>({ ...labels() });
  const errors = fields.flatMap(([name, field]) => {
    const problem = errorAt(name);
    return problem === undefined
      ? []
      : [{ fieldId: idOf(name), message: t('problemAt', { field, problem }) }];
  });
  return { idOf, errorAt, errors };
}

type PartProps = {
  readonly form: {
    readonly values: object;
    readonly errorAt: (name: string) => string | undefined;
  };
};

/** A part of a long form: it is drawn anew for what becomes of its own fields, and not for every key in another. */
export const formPart = <Props extends PartProps>(
  names: readonly (keyof Props['form']['values'] & string)[],
  Part: FunctionComponent<Props>,
) =>
  memo(Part, ({ form: before, ...otherBefore }, { form: now, ...otherNow }) => {
    const valuesBefore: Props['form']['values'] = before.values;
    const valuesNow: Props['form']['values'] = now.values;
    return (
      shallowEqual(otherBefore, otherNow) &&
      names.every(
        (name) => valuesBefore[name] === valuesNow[name] && before.errorAt(name) === now.errorAt(name),
      )
    );
  });
