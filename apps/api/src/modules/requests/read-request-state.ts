import type { RequestState } from '@repo/domain/machine/request-machine';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import { requestRepository } from './request.repository.ts';

/** Says what became of a request; one whose time is over has expired, even if no job has ended it yet. */
export async function readRequestState(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  providerId: number,
  eventId: number,
): Promise<Result<{ readonly state: RequestState; readonly eventName: string }, 'object_does_not_exist'>> {
  const request = await requestRepository(database).findLast(providerId, eventId);
  if (request === undefined) return fail('object_does_not_exist');
  const { state, answerUntil, eventName } = request;
  const isOverdue = state === 'pending' && answerUntil.getTime() <= clock.nowMs();
  return ok({ state: isOverdue ? 'expired' : state, eventName });
}
