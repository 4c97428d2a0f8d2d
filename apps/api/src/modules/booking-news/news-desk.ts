import { brand } from '@repo/domain/brand';
import type { Database } from '../../database/schema.ts';
import type { MailTemplate, MailValues } from '../../mails/mail-values.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { TellReceivers } from '../../ports/tell-receivers.ts';
import { notify } from '../notifications/notifications.module.ts';
import type { NewNotification } from '../notifications/notifications.module.ts';
import type { Person } from './news.repository.ts';

export type NewsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly sendMail: SendMail;
  readonly tellReceivers: TellReceivers;
  readonly publicUrl: () => string;
};

/** Where one piece of news is worked on: in one transaction, at one moment. */
export type NewsDesk = {
  readonly transaction: Database;
  readonly nowSeconds: number;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The address of a page. */
  readonly pageAt: (path: string) => string;
  /** Sends somebody a mail of this kind about this, whoever else announces it, once. */
  readonly write: <Template extends MailTemplate>(
    to: Pick<Person, 'email' | 'locale'>,
    template: Template,
    about: string,
    values: MailValues[Template],
  ) => Promise<void>;
  /** Puts an entry into somebody's panel, once. */
  readonly notify: (notification: NewNotification) => Promise<void>;
};

/** Does one piece of work: all of its mails are sent and all entries are made, or none. */
export async function atDesk(
  { database, clock, jobs, sendMail, tellReceivers, publicUrl }: NewsDeps,
  work: (desk: NewsDesk) => Promise<void>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const receivers = new Set<number>();
  await database.transaction().execute((transaction) =>
    work({
      transaction,
      nowSeconds: Math.floor(nowMs / 1000),
      jobs,
      pageAt: (path) => `${publicUrl()}${path}`,
      write: ({ email, locale }, template, about, values) =>
        sendMail(transaction, { template, to: email, locale, values, onceKey: about }),
      notify: async (notification) => {
        await notify(transaction, notification, nowMs);
        receivers.add(notification.receiverId);
      },
    }),
  );
  tellReceivers('new', receivers);
}

/** The pages that mails lead to. */
export const pages = {
  planEvent: '/event_booking',
  hostEvents: '/CustomerDashboard_/MyEvents',
  requests: `/${brand.singular}Dashboard_/EventRequests`,
  providerEvents: `/${brand.singular}Dashboard_/MyEvents`,
  schedule: `/${brand.singular}DashboardTab/MyProfile/MySchedule`,
} as const;
