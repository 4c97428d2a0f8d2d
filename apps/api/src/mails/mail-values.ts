import { z } from 'zod';

const firstName = z.string();
/** Tokens travel in it, so it is known to be an address of the web and nothing that a browser would execute. */
const link = z.url({ protocol: /^https?$/ }).max(2000);

/** Every mail of the product, and what it has to be told. */
export const mailValues = {
  /** After sign-up: the address has to be confirmed. */
  verifyEmail: z.object({ firstName, link }),
  /** A forgotten password. */
  setPassword: z.object({ firstName, link }),
  applicationReceived: z.object({ firstName }),
  /** A provider may begin, and creates a password with the link. */
  applicationApproved: z.object({ firstName, link }),
  applicationRefused: z.object({ firstName, reason: z.string().max(2000).optional() }),
  /** A security notice. */
  passwordChanged: z.object({ firstName }),
} as const;

export type MailTemplate = keyof typeof mailValues;
export type MailValues = { readonly [Template in MailTemplate]: z.input<(typeof mailValues)[Template]> };

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailValues, name);
