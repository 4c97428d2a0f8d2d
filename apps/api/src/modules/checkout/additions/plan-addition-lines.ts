import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkExtensionHours } from '@repo/domain/extension/extension-hours';
import { extensionLineOf } from '@repo/domain/extension/extension-line';
import { bookingLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { TimeRange } from '@repo/domain/time/time-range';
import type { Settings } from '../../settings/settings.module.ts';
import type { PlannedLine } from '../order-plan.ts';
import { planRecap } from '../plans/plan-recap.ts';
import type { Addition } from './read-additions.ts';

/** What additions are priced and timed by. */
export type AdditionSurroundings = {
  readonly order: SentCheckout['Event']['Order'];
  readonly settings: Settings;
  /** The time of the event's bookings, and by how many hours each line may still grow. */
  readonly bookedTime: TimeRange;
  readonly hoursLeft: ReadonlyMap<number, number>;
};

export function planAdditionLines(
  additions: readonly Addition[],
  surroundings: AdditionSurroundings,
): Result<readonly PlannedLine[], ErrorCode> {
  const lines: PlannedLine[] = [];
  for (const addition of additions) {
    const line = planLine(String(lines.length + 1), addition, surroundings);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
}

function planLine(
  lineId: string,
  addition: Addition,
  { order, settings, bookedTime, hoursLeft }: AdditionSurroundings,
): Result<PlannedLine, ErrorCode> {
  if (addition.kind === 'recap') return planRecap(lineId, addition.sent, order, settings);
  const { bookingLineId, providerId } = addition;
  if (addition.kind === 'tip') {
    const line = { lineId, kind: 'tip', tipCents: addition.tipCents } as const;
    return ok({ line, providerId, bookingLineId, time: null, brief: null });
  }
  const { hours } = addition;
  // Another booking, or the end of the working day: the time is not to be had.
  if (!checkExtensionHours(hours, hoursLeft.get(bookingLineId) ?? 0).ok) return fail('event_already_booked');
  const line = extensionLineOf(lineId, settings.extensionPrice, hours);
  return ok({ line, providerId, bookingLineId, time: extensionTimeOf(bookedTime, hours), brief: null });
}

/** An extension holds its hours without their first half: that is the buffer of the booking, which keeps it free. */
const extensionTimeOf = ({ endsAtSeconds }: TimeRange, hours: number): TimeRange => ({
  startsAtSeconds: endsAtSeconds + bookingLimits.bufferMinutes * 60,
  endsAtSeconds: rangeOfHours(endsAtSeconds, hours).endsAtSeconds,
});
