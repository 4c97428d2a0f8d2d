import { supportMachine } from '@repo/domain/account/support-machine';
import type { SupportMove, SupportState } from '@repo/domain/account/support-machine';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { transition } from '@repo/domain/machine/transition';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { hostTabPath } from '@repo/domain/site/dashboard-address';
import type { Database } from '../../database/schema.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps, AuditedChange } from '../audit/audit.module.ts';
import { supportRequestRepository } from './support-request.repository.ts';
import type { SupportRequestRecord } from './support-request.repository.ts';

export type SupportOperationDeps = AuditDeps & {
  readonly sendMail: SendMail;
  readonly publicUrl: () => string;
};

/** Stores the answer and emails it to the host. The audit log omits it, because it may hold personal data. */
export const answerSupportRequest = (
  deps: SupportOperationDeps,
  author: Author,
  id: number,
  answer: string,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const moved = await lockForMove(transaction, id, 'answer');
    if (!moved.ok) return moved;
    const { request, to } = moved.value;
    await supportRequestRepository(transaction).answer(id, answer, new Date(deps.clock.nowMs()));
    await deps.sendMail(transaction, {
      template: 'supportAnswered',
      to: request.hostEmail,
      locale: request.locale,
      values: {
        firstName: request.firstName,
        words: { subject: request.subject },
        facts: [{ label: 'requestNumber', value: String(id) }],
        reason: answer,
        link: new URL(hostTabPath('Support'), deps.publicUrl()).href,
      },
    });
    return ok({ value: null, changes: [changeOf(request, 'answer', to)] });
  });

export const closeSupportRequest = (
  deps: AuditDeps,
  author: Author,
  id: number,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const moved = await lockForMove(transaction, id, 'close');
    if (!moved.ok) return moved;
    await supportRequestRepository(transaction).close(id, new Date(deps.clock.nowMs()));
    return ok({ value: null, changes: [changeOf(moved.value.request, 'close', moved.value.to)] });
  });

/** Locks a request and returns its next state, unless another operator was faster. */
async function lockForMove(
  transaction: Database,
  id: number,
  move: SupportMove,
): Promise<Result<{ readonly request: SupportRequestRecord; readonly to: SupportState }, ErrorCode>> {
  const request = await supportRequestRepository(transaction).lock(id);
  if (request === undefined) return fail('object_does_not_exist');
  const to = transition(supportMachine, request.state, move);
  return to.ok ? ok({ request, to: to.value }) : to;
}

const changeOf = (
  { id, state }: SupportRequestRecord,
  action: SupportMove,
  to: SupportState,
): AuditedChange => ({
  action,
  object: { kind: 'support request', id },
  before: { state },
  after: { state: to },
});
