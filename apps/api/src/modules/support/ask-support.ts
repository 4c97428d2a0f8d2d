import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { accountLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { MailFact } from '../../mails/booking-mail-values.ts';
import { supportRequestRepository } from './support-request.repository.ts';
import type { Correspondent, NewSupportRequest } from './support-request.repository.ts';

export type AskDeps = Pick<Deps, 'database' | 'clock' | 'sendMail'>;

/**
 * Stores what a host writes to the team and emails it to the operators, with a confirmation to the host (Q-R06). A form
 * that is sent again with its client id does nothing more.
 */
export const askSupport = (deps: AskDeps, request: NewSupportRequest): Promise<Result<null, ErrorCode>> =>
  inTransaction(deps.database, async (transaction) => {
    const now = new Date(deps.clock.nowMs());
    const { hostId, clientId } = request;
    const requests = supportRequestRepository(transaction);
    const host = await requests.lockHost(hostId);
    if (host === undefined) return fail('object_does_not_exist');
    if (clientId !== undefined && (await requests.isSent(hostId, clientId))) return ok(null);
    const midnight = dateOf(instantOf(todayInToronto(secondsOf(now)), 0));
    const sentToday = await requests.countSent(hostId, midnight);
    if (sentToday >= accountLimits.supportRequestsPerDay) return fail('too_many_requests');
    const id = await requests.add(request, now);
    const facts = await factsOf(transaction, id, request);
    await confirm(transaction, deps, { request, host, facts });
    await tellOperators(transaction, deps, { request, host, facts, id });
    return ok(null);
  });

type Sent = {
  readonly request: NewSupportRequest;
  readonly host: Correspondent;
  readonly facts: readonly MailFact[];
};

const confirm = (transaction: Database, { sendMail }: AskDeps, { request, host, facts }: Sent) =>
  sendMail(transaction, {
    template: 'supportReceived',
    to: host.email,
    locale: host.locale,
    values: {
      firstName: host.firstName,
      words: { subject: request.subject },
      facts,
      reason: request.message,
    },
  });

async function tellOperators(
  transaction: Database,
  { sendMail }: AskDeps,
  { request, host, facts, id }: Sent & { readonly id: number },
): Promise<void> {
  const { subject, message: reason } = request;
  const sender: MailFact = { label: 'sender', value: { people: [`${host.firstName} ${host.lastName}`] } };
  const email: MailFact = { label: 'email', value: host.email };
  for (const operator of await supportRequestRepository(transaction).listOperators()) {
    await sendMail(transaction, {
      template: 'supportAsked',
      to: operator.email,
      locale: operator.locale,
      values: {
        firstName: operator.firstName,
        words: { subject, number: String(id) },
        facts: [...facts, sender, email],
        reason,
      },
    });
  }
}

async function factsOf(
  transaction: Database,
  id: number,
  { subject, eventId }: NewSupportRequest,
): Promise<readonly MailFact[]> {
  const facts: readonly MailFact[] = [
    { label: 'requestNumber', value: String(id) },
    { label: 'subject', value: subject },
  ];
  if (eventId === undefined) return facts;
  const publicId = await supportRequestRepository(transaction).findPublicEventId(eventId);
  return [...facts, { label: 'eventId', value: publicId }];
}
