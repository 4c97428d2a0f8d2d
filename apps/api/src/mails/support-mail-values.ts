import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { mailFact } from './booking-mail-values.ts';
import { mailLink } from './mail-link.ts';
import { mailValue } from './mail-value.ts';

/** A mail that quotes what was written, by a host or by the team. */
const quotingMail = <const Words extends readonly string[]>(...words: Words) =>
  z.object({
    firstName: z.string(),
    words: z.record(z.enum(words), mailValue),
    facts: z.array(mailFact).readonly(),
    reason: z.string().max(textLimits.longText),
  });

/** The mails about support requests (Q-R06). */
export const supportMailValues = {
  /** To the host: the message has arrived. */
  supportReceived: quotingMail('subject'),
  /** To each operator: a host has written. */
  supportAsked: quotingMail('subject', 'number'),
  /** To the host: the answer of an operator. */
  supportAnswered: quotingMail('subject').extend({ link: mailLink }),
} as const;
