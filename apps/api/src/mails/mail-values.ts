import { z } from 'zod';
import { bookingMailValues } from './booking-mail-values.ts';
import { mailLink } from './mail-link.ts';

const firstName = z.string();

/** Every mail of the product, and what it has to be told. */
export const mailValues = {
  /** After sign-up: the address has to be confirmed. */
  verifyEmail: z.object({ firstName, link: mailLink }),
  /** A forgotten password. */
  setPassword: z.object({ firstName, link: mailLink }),
  applicationReceived: z.object({ firstName }),
  /** A provider may begin, and creates a password with the link. */
  applicationApproved: z.object({ firstName, link: mailLink }),
  applicationRefused: z.object({ firstName, reason: z.string().max(2000).optional() }),
  /** A security notice. */
  passwordChanged: z.object({ firstName }),
  ...bookingMailValues,
} as const;

export type MailTemplate = keyof typeof mailValues;
export type MailValues = { readonly [Template in MailTemplate]: z.input<(typeof mailValues)[Template]> };

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailValues, name);
