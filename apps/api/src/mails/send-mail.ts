import { randomUUID } from 'node:crypto';
import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { FinalFailure } from '../ports/jobs.ts';
import type { Job, Jobs } from '../ports/jobs.ts';
import { MailRefused } from '../ports/mailer.ts';
import type { Mailer } from '../ports/mailer.ts';
import { isMailTemplate, mailValues } from './mail-values.ts';
import type { MailTemplate, MailValues } from './mail-values.ts';
import { writeMail } from './write-mail.ts';

type MailOrder<Template extends MailTemplate> = {
  readonly template: Template;
  readonly to: string;
  readonly locale: Locale;
  readonly values: MailValues[Template];
  /** A second mail of this template with this key is never sent. */
  readonly onceKey?: string;
};

/** Sends a mail after the transaction `database` commits; sends nothing if it rolls back. */
export type SendMail = <Template extends MailTemplate>(
  database: Database,
  order: MailOrder<Template>,
) => Promise<void>;

const payload = z.object({
  /** The id of the mail, the same for every attempt, so that mail programs show it once. */
  id: z.uuid(),
  template: z.string(),
  to: z.string().min(3).max(254),
  locale: z.enum(locales),
  values: z.record(z.string(), z.unknown()),
});

/** 14 attempts take 17 hours, enough for an outage of the mail server. */
const sendMailJob: Job<z.output<typeof payload>> = { name: 'send-mail', payload, tries: 14, lane: 'mail' };

/**
 * Sends mails through the queue. Their values, which may hold secret links, are deleted from the database once the mail
 * is sent. Without a mailer the mails wait for a process that has one.
 */
export function openMails(jobs: Pick<Jobs, 'enqueue' | 'handle'>, mailer: Mailer | undefined): SendMail {
  if (mailer !== undefined) {
    jobs.handle(sendMailJob, async ({ id, template, to, locale, values }) => {
      try {
        await mailer.send({ id, to, ...written(template, locale, values) });
      } catch (error) {
        throw error instanceof MailRefused ? new FinalFailure(error.message) : error;
      }
    });
  }
  return async (database, { template, to, locale, values, onceKey }) => {
    const order = { id: randomUUID(), template, to, locale, values: mailValues[template].parse(values) };
    const options = onceKey === undefined ? {} : { onceKey: `${template} ${onceKey}` };
    await jobs.enqueue(database, sendMailJob, order, options);
  };
}

/** Writes the mail of a job, which an older release may have enqueued with other templates or values. */
function written(template: string, locale: Locale, values: unknown): ReturnType<typeof writeMail> {
  if (!isMailTemplate(template)) throw new FinalFailure('there is no such mail any more');
  const parsed = mailValues[template].safeParse(values);
  if (!parsed.success) throw new FinalFailure('the values do not fit the mail any more');
  return writeMail(template, locale, parsed.data);
}
