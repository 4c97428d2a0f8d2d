import { secondsPerHour } from '@repo/domain/time/seconds';
import type { TestApi } from '../test-api.ts';
import { bookPaid } from './book-paid.ts';
import { oneRecapAt, plannedOrder, shootBy } from './planned-order.ts';

type Wanted = {
  readonly hostId: number;
  readonly providerIds: readonly number[];
  /** Ten days from now by default. */
  readonly startsAtSeconds?: number;
  readonly durationHours?: number;
  readonly name?: string;
  readonly hasRecap?: boolean;
  /** Providers who agreed before the host paid. */
  readonly agreedIds?: readonly number[];
};

export type PaidEvent = {
  readonly eventId: number;
  readonly publicId: string;
  readonly orderId: number;
  readonly startsAtSeconds: number;
  /** In the order of the providers, then the recap. */
  readonly lineIds: readonly number[];
};

/** Creates an event as a payment leaves it: the order is paid, the slots are taken and the requests are open. */
export async function makePaidEvent(
  api: Pick<TestApi, 'database' | 'clock' | 'jobs'>,
  { providerIds, hasRecap = false, agreedIds = [], ...wanted }: Wanted,
): Promise<PaidEvent> {
  const { startsAtSeconds = Math.floor(api.clock.nowMs() / 1000) + 240 * secondsPerHour, durationHours } =
    wanted;
  const shoots = providerIds.map((id) => shootBy(id, durationHours));
  const lines = [...shoots, ...(hasRecap ? [oneRecapAt(7500)] : [])];
  const plan = plannedOrder({ ...wanted, startsAtSeconds, lines });
  const { event, order, lines: booked } = await bookPaid(api, plan, agreedIds);
  return {
    eventId: event.id,
    publicId: event.publicId,
    orderId: order.id,
    startsAtSeconds,
    lineIds: booked.map(({ id }) => id),
  };
}
