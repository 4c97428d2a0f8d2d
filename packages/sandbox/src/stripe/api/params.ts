import { checkEmail } from '@repo/domain/identity/email';
import { z } from 'zod';

// Schemas of the card provider's parameters. `params.code` is the code of a refusal.

const refusal = (code: string, message: string) => ({ message, params: { code } });

export const text = (maxCharacters = 5000) =>
  z
    .string()
    .refine((given) => given !== '', refusal('parameter_invalid_empty', 'You passed an empty string.'))
    .refine(
      (given) => given.length <= maxCharacters && !given.includes('\0'),
      refusal('parameter_invalid_string', `At most ${maxCharacters} characters, none of them zero.`),
    );

export const integer = (least: number, most = 99_999_999) =>
  z
    .string()
    .refine((given) => /^-?\d{1,15}$/.test(given), refusal('parameter_invalid_integer', 'Invalid integer'))
    .transform(Number)
    .refine(
      (number) => number >= least,
      refusal('parameter_invalid_integer', `This value must be greater than or equal to ${least}.`),
    )
    .refine(
      (number) => number <= most,
      refusal('parameter_invalid_integer', `This value must be less than or equal to ${most}.`),
    );

export const flag = z.enum(['true', 'false']).transform((given) => given === 'true');

/** The minimum charge that is checked elsewhere is the one of Canadian dollars, so there are no others here. */
export const currency = text(3)
  .transform((given) => given.toLowerCase())
  .refine(
    (given) => given === 'cad',
    refusal('invalid_currency', 'Invalid currency: this sandbox knows cad.'),
  );

export const webAddress = text().refine(
  (given) => /^https?:$/.test(URL.parse(given)?.protocol ?? ''),
  refusal('url_invalid', 'Not a valid URL'),
);

export const email = text(512).refine(
  (given) => checkEmail()(given).ok,
  refusal('email_invalid', 'Invalid email address'),
);

export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'At most 50 keys.')
  .default({});

/** A list is sent as fields 0, 1, 2 and so on. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => {
    if (typeof given !== 'object' || given === null) return given;
    const entries = Object.entries(given);
    return entries.every(([name], index) => name === String(index))
      ? entries.map(([, value]) => value)
      : given;
  }, z.array(item).max(100));
