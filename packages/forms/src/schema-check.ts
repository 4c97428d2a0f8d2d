import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FieldRule } from '@repo/domain/field/field-rule';
import { ValidationError, string } from 'yup';
import type { AnyObjectSchema, StringSchema } from 'yup';

/** A text that is checked by a rule of the domain, with the rule's code as its error. */
export const ruled = (rule: FieldRule<unknown>): StringSchema =>
  string().test({
    name: 'rule',
    test(entered = '', { createError }) {
      const checked = rule(entered);
      return checked.ok || createError({ message: checked.failure });
    },
  });

/** Returns the codes that a schema finds, by field. */
export const checkBy =
  <Values extends object>(schema: AnyObjectSchema) =>
  async (values: Values): Promise<Partial<Record<keyof Values & string, ErrorCode>>> => {
    try {
      await schema.validate(values, { abortEarly: false });
      return {};
    } catch (thrown) {
      if (!(thrown instanceof ValidationError)) throw thrown;
      return Object.fromEntries(
        thrown.inner.flatMap(({ path, message }) => (isErrorCode(message) ? [[path, message]] : [])),
      ) as Partial<Record<keyof Values & string, ErrorCode>>;
    }
  };
