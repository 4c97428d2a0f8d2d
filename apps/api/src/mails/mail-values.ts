import { z } from 'zod';
import { bookingMailValues } from './booking-mail-values.ts';
import { mailLink } from './mail-link.ts';
import { supportMailValues } from './support-mail-values.ts';

const firstName = z.string();

/** Every mail of the product with the schema of its values. */
export const mailValues = {
  /** After sign-up: asks the user to confirm the address. */
  verifyEmail: z.object({ firstName, link: mailLink }),
  /** A link to set a forgotten password. */
  setPassword: z.object({ firstName, link: mailLink }),
  applicationReceived: z.object({ firstName }),
  /** The approval of a provider, with a link to create a password. */
  applicationApproved: z.object({ firstName, link: mailLink }),
  applicationRefused: z.object({ firstName, reason: z.string().max(2000).optional() }),
  /** A security notice. */
  passwordChanged: z.object({ firstName }),
  ...supportMailValues,
  ...bookingMailValues,
} as const;

export type MailTemplate = keyof typeof mailValues;
export type MailValues = { readonly [Template in MailTemplate]: z.input<(typeof mailValues)[Template]> };

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailValues, name);
