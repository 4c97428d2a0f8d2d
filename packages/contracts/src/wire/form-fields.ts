import { z } from 'zod';
import { anyCasing } from './any-casing.ts';

/** Fields of a multipart form are text; these parse them. For ids see `idInText`. */

const flagWords = { truthy: ['true', '1'], falsy: ['false', '0'] };

/** A flag as forms and queries write it. */
export const flagInText = z.union([
  z.boolean(),
  z.stringbool(flagWords).meta({ enum: [...flagWords.truthy, ...flagWords.falsy] }),
]);

/** An object or a list written as JSON, as the specs send the address of an application (S3§3). */
export const jsonInText = <Schema extends z.ZodType>(schema: Schema, maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid_input', input: written });
        return z.NEVER;
      }
    })
    .pipe(anyCasing(schema));
