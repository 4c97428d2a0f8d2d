import {
  hostEventPath,
  hostTabPath,
  providerEventPath,
  providerPagePath,
} from '@repo/domain/site/dashboard-address';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { optionalMailOf } from '../../mails/optional-mails.ts';
import type { MailTemplate, MailValues } from '../../mails/mail-values.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { PushToReceivers } from '../../ports/push-to-receivers.ts';
import { notify, settleNotification } from '../notifications/notifications.module.ts';
import type { NewNotification } from '../notifications/notifications.module.ts';
import type { ProviderLine } from './booking/load-booking.ts';
import type { Person } from './booking/person.repository.ts';

export type NotificationDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'sendMail' | 'publicUrl'> & {
  readonly pushToReceivers: PushToReceivers;
};

/** What a handler works with: one transaction and one point in time for all its mails and notifications. */
export type NotificationContext = {
  readonly transaction: Database;
  readonly nowSeconds: number;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Returns the absolute address of a page. */
  readonly pageAt: (path: string) => string;
  /** Sends a mail once for each template, receiver and `onceKey`, unless the receiver has switched its kind off. */
  readonly sendMail: <Template extends MailTemplate>(
    to: Pick<Person, 'email' | 'locale'> & Partial<Pick<Person, 'wants'>>,
    template: Template,
    onceKey: string,
    values: MailValues[Template],
  ) => Promise<void>;
  /** Adds an entry to the notifications of its receiver, once. */
  readonly notify: (notification: NewNotification) => Promise<void>;
  /** Takes an answered request out of the unseen notifications of its provider. */
  readonly settleRequest: (line: Pick<ProviderLine, 'id' | 'providerId'>) => Promise<void>;
  /** Pushes to accounts after the commit, also without a notification: what their pages show has changed. */
  readonly pushTo: (accountIds: readonly number[]) => void;
};

/** What a notification of a line is about; it is told once. */
export const aboutLine = (lineId: number): string => `line ${lineId}`;

/** Runs a handler in a transaction, so that either all of its mails and notifications are sent or none. */
export async function withNotificationContext(
  { database, clock, jobs, sendMail, pushToReceivers, publicUrl }: NotificationDeps,
  handler: (context: NotificationContext) => Promise<void>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const receivers = new Set<number>();
  await inTransaction(database, (transaction) =>
    handler({
      transaction,
      nowSeconds: Math.floor(nowMs / 1000),
      jobs,
      pageAt: (path) => `${publicUrl()}${path}`,
      sendMail: async ({ email, locale, wants }, template, onceKey, values) => {
        const kind = optionalMailOf(template);
        if (kind !== undefined && wants?.[kind] === false) return;
        await sendMail(transaction, { template, to: email, locale, values, onceKey });
      },
      notify: async (notification) => {
        await notify(transaction, notification, nowMs);
        receivers.add(notification.receiverId);
      },
      settleRequest: async ({ id, providerId }) => {
        const request = { receiverId: providerId, type: 'request', about: aboutLine(id) } as const;
        await settleNotification(transaction, request, nowMs);
        receivers.add(providerId);
      },
      pushTo: (accountIds) => {
        for (const id of accountIds) receivers.add(id);
      },
    }),
  );
  pushToReceivers('new', receivers);
}

/** The pages that mails link to. */
export const pages = {
  planEvent: '/event_booking',
  hostEvents: hostTabPath('MyEvents'),
  hostEvent: hostEventPath,
  request: (eventId: number): string => providerEventPath('EventRequests', eventId),
  providerEvents: providerPagePath('MyEvents'),
  providerEvent: (eventId: number): string => providerEventPath('MyEvents', eventId),
  schedule: providerPagePath('MySchedule'),
  portfolio: providerPagePath('MyPortfolio'),
} as const;
