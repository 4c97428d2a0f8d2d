import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { checkOfflineTime, moveCheck } from '@repo/domain/order/check-in';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import { refreshStatusAndFollowUp } from '../../event-completion/event-completion.module.ts';
import { announceDelivery } from '../../galleries/galleries.module.ts';
import { eventsIn, movedLineState, ordersIn } from '../../orders/orders.module.ts';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';
import { lineCheckRepository } from './line-check.repository.ts';
import type { LineCheck } from './line-check.repository.ts';

export type WantedCheck = {
  readonly eventId: number;
  readonly status: string;
  readonly clientId: string | undefined;
  /** When it happened, for an offline check; otherwise now. */
  readonly atSeconds: number | undefined;
};

export type CheckedStatus = { readonly state: CheckMove; readonly atSeconds: number };

/**
 * Checks a provider in at an event or out of it. Locks the event, so that of two devices one wins; a client id that
 * was recorded before gets the same result again.
 */
export const updateCheckStatus = (
  deps: BookingDeps,
  providerId: number,
  wanted: WantedCheck,
): Promise<Result<CheckedStatus, ErrorCode>> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(wanted.eventId);
    const lines = await ordersIn(transaction).listPaidLines(wanted.eventId);
    const line = lines.find((each) => each.providerId === providerId && each.request === 'accepted');
    if (event === undefined || line === undefined) return fail('object_does_not_exist');
    const checks = await lineCheckRepository(transaction).list(line.id);
    const repeated = checks.find(({ clientId }) => clientId !== null && clientId === wanted.clientId);
    if (repeated !== undefined) return ok(statusOf(repeated));
    const nowSeconds = nowSecondsOf(deps.clock);
    const check = nextCheck({ event, line, checks }, wanted, nowSeconds);
    if (!check.ok) return check;
    await recordCheck(transaction, line, check.value, nowSeconds);
    const status = await refreshStatusAndFollowUp(transaction, deps, event, nowSeconds);
    const { state } = check.value;
    await deps.recordBookingEvent(transaction, { what: 'lineChecked', lineId: line.id, state });
    if (state === 'checkOut' && status !== 'completed') await announceDelivery(deps, transaction, event.id);
    return ok(statusOf(check.value));
  });

const statusOf = ({ state, at }: LineCheck): CheckedStatus => ({ state, atSeconds: secondsOf(at) });

type Booked = {
  readonly event: EventRecord;
  readonly line: LineRecord;
  readonly checks: readonly LineCheck[];
};

function nextCheck(
  { event, line, checks }: Booked,
  { status, clientId, atSeconds }: WantedCheck,
  nowSeconds: number,
): Result<LineCheck, ErrorCode> {
  const moved = moveCheck(line.checkState, status);
  if (!moved.ok) return moved;
  const checkIn = checks.find(({ state }) => state === 'checkIn');
  const bounds = {
    day: calendarDayOfIso(event.day),
    checkedInAtSeconds: checkIn === undefined ? null : secondsOf(checkIn.at),
  };
  const at = atSeconds === undefined ? ok(nowSeconds) : checkOfflineTime(bounds, atSeconds, nowSeconds);
  if (!at.ok) return at;
  return ok({ state: moved.value, at: dateOf(at.value), clientId: clientId ?? null });
}

async function recordCheck(
  transaction: Database,
  line: LineRecord,
  check: LineCheck,
  nowSeconds: number,
): Promise<void> {
  await ordersIn(transaction).changeLine(line.id, {
    checkState: check.state,
    state: movedLineState(line, check.state),
  });
  await lineCheckRepository(transaction).add(line.id, check, dateOf(nowSeconds));
}
