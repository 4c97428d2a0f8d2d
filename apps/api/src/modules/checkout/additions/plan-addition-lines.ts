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

/** What additions are priced and scheduled by. */
export type AdditionContext = {
  readonly order: SentCheckout['Event']['Order'];
  readonly settings: Settings;
  /** The booked time of the event, and by how many hours each line can still be extended. */
  readonly bookedTime: TimeRange;
  readonly hoursLeft: ReadonlyMap<number, number>;
};

export function planAdditionLines(
  additions: readonly Addition[],
  context: AdditionContext,
): Result<readonly PlannedLine[], ErrorCode> {
  const lines: PlannedLine[] = [];
  for (const addition of additions) {
    const line = planLine(String(lines.length + 1), addition, context);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
}

function planLine(
  lineId: string,
  addition: Addition,
  { order, settings, bookedTime, hoursLeft }: AdditionContext,
): Result<PlannedLine, ErrorCode> {
  if (addition.kind === 'recap') return planRecap(lineId, addition.sent, order, settings);
  const { bookingLineId, providerId } = addition;
  if (addition.kind === 'tip') {
    const line = { lineId, kind: 'tip', tipCents: addition.tipCents } as const;
    return ok({ line, providerId, bookingLineId, time: null, brief: null });
  }
  const { hours } = addition;
  // Another booking or the end of the working day is in the way.
  if (!checkExtensionHours(hours, hoursLeft.get(bookingLineId) ?? 0).ok) return fail('event_already_booked');
  const line = extensionLineOf(lineId, settings.extensionPrice, hours);
  return ok({ line, providerId, bookingLineId, time: extensionTimeOf(bookedTime, hours), brief: null });
}

/** Returns the slot of an extension, without the first half hour, which the buffer of the booking keeps free. */
const extensionTimeOf = ({ endsAtSeconds }: TimeRange, hours: number): TimeRange => ({
  startsAtSeconds: endsAtSeconds + bookingLimits.bufferMinutes * 60,
  endsAtSeconds: rangeOfHours(endsAtSeconds, hours).endsAtSeconds,
});
