import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { useState } from 'react';
import { useFormEngine } from './form-engine.ts';
import type { FormSettings } from './form-engine.ts';

/** A form of the first view. React keeps its values, because formik would exceed the size budget there (P1). */
export function useForm<Values extends object>(settings: FormSettings<Values>) {
  const [values, setValues] = useState(settings.initialValues);
  const [codes, setCodes] = useState<Readonly<Record<string, ErrorCode | undefined>>>({});
  return useFormEngine(
    {
      values,
      codeOf: (name) => codes[name],
      setValues: (change) => setValues((all) => ({ ...all, ...change })),
      setCode: (name, code) => setCodes((all) => ({ ...all, [name]: code })),
      setCodes,
      isLong: false,
    },
    settings,
  );
}
