import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { isSame } from '@repo/domain/is-same';
import { useFormik } from 'formik';
import type { FormikErrors } from 'formik';
import { useEffect, useRef } from 'react';
import { useFormEngine } from './form-engine.ts';
import type { FormSettings, FormState } from './form-engine.ts';

/** A form whose values formik keeps: the steps of a booking, and every form outside of the first view. */
export function useFormikForm<Values extends object>(settings: FormSettings<Values>) {
  const { initialValues } = settings;
  // Formik's own checks and submit render the form five times, which takes half a second on a phone.
  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const state: FormState<Values> = {
    values: formik.values,
    codeOf: (name) => {
      const { error } = formik.getFieldMeta(name);
      return error !== undefined && isErrorCode(error) ? error : undefined;
    },
    // One by one: formik's setValues knows only the values of the last render, and would undo a change since.
    setValues: (change) => {
      for (const [name, value] of Object.entries(change)) void formik.setFieldValue(name, value, false);
    },
    setCode: (name, code) => formik.setFieldError(name, code),
    setCodes: (codes) => formik.setErrors({ ...codes } as FormikErrors<Values>),
    isLong: true,
  };
  useFollowedValues(state, initialValues);
  return useFormEngine(state, settings);
}

/** Applies changes of the initial values that come from elsewhere, such as another tab; other fields stay. */
function useFollowedValues<Values extends object>(state: FormState<Values>, stored: Values): void {
  const known = useRef(stored);
  useEffect(() => {
    const before = new Map(Object.entries(known.current));
    const shown = new Map(Object.entries(state.values));
    known.current = stored;
    const changes = Object.entries(stored).filter(
      ([name, value]) => !isSame(value, before.get(name)) && !isSame(value, shown.get(name)),
    );
    if (changes.length === 0) return;
    state.setValues(Object.fromEntries(changes) as Partial<Values>);
    for (const [name] of changes) state.setCode(name, undefined);
  });
}
