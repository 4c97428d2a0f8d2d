import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Database } from '../../database/schema.ts';
import { followEventStatus } from '../event-completion/event-completion.module.ts';
import { acceptTime, occupyTime } from '../matching/matching.module.ts';
import { movedLineState, ordersIn } from '../orders/orders.module.ts';
import { endRequest, movedRequest } from './end-request.ts';
import type { LockedRequest, RequestDeps } from './request-deps.ts';

/** Books the provider, unless the time has gone to somebody else: then the host gets the money back (FF-1). */
export async function acceptRequest(
  transaction: Database,
  deps: RequestDeps,
  request: LockedRequest,
  nowSeconds: number,
): Promise<Result<'event_request_accepted', ErrorCode>> {
  const { event, line } = request;
  const occupancyId = await bookedTimeOf(transaction, request, nowSeconds);
  if (!occupancyId.ok) {
    await endRequest(transaction, deps, request, { as: 'slotTaken' }, nowSeconds);
    return fail('event_already_booked');
  }
  await ordersIn(transaction).changeLine(line.id, {
    state: movedLineState(line, 'accept'),
    request: movedRequest(line, 'accept'),
    answered_at: new Date(nowSeconds * 1000),
    occupancy_id: occupancyId.value,
  });
  await followEventStatus(transaction, deps, event, nowSeconds);
  await deps.tell(transaction, { what: 'requestAccepted', lineId: line.id });
  return ok('event_request_accepted');
}

/** The time that was kept for the request; one that was let go is taken again if it is still free. */
async function bookedTimeOf(
  transaction: Database,
  { event, line }: LockedRequest,
  nowSeconds: number,
): Promise<Result<number, ErrorCode>> {
  if (line.providerId === null) throw new Error(`line ${line.id} books nobody`);
  if (line.occupancyId !== null && (await acceptTime(transaction, line.occupancyId)))
    return ok(line.occupancyId);
  const startsAtSeconds = event.providerStartsAt.getTime() / 1000;
  const endsAtSeconds = startsAtSeconds + event.durationHours * secondsPerHour;
  const wanted = { providerId: line.providerId, state: 'accepted', startsAtSeconds, endsAtSeconds } as const;
  return occupyTime(transaction, wanted, nowSeconds);
}
