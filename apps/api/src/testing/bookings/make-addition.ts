import type { OrderLine } from '@repo/domain/cart/order-line';
import { cents } from '@repo/domain/money/cents';
import type { TestApi } from '../test-api.ts';
import { bookPaid } from './book-paid.ts';
import { plannedOrder } from './planned-order.ts';

type Wanted = {
  readonly eventId: number;
  readonly hostId: number;
  readonly kind: 'extension' | 'tip' | 'recap';
  /** The provider of the addition; undefined for a recap. */
  readonly providerId?: number;
  readonly bookingLineId?: number;
  readonly extraHours?: number;
};

/** Creates a paid addition to a paid event, at $10 a piece. */
export async function makeAddition(
  api: Pick<TestApi, 'database' | 'clock' | 'jobs'>,
  { eventId, hostId, kind, extraHours = 1, ...of }: Wanted,
): Promise<{ readonly orderId: number; readonly lineId: number }> {
  const line = lineOf(kind, extraHours);
  const { order, lines } = await bookPaid(api, plannedOrder({ hostId, eventId, lines: [{ line, ...of }] }));
  return { orderId: order.id, lineId: lines[0]?.id ?? Number.NaN };
}

function lineOf(kind: Wanted['kind'], extraHours: number): OrderLine {
  const price = cents(1000);
  switch (kind) {
    case 'extension':
      return { lineId: '1', kind, pricePerHourCents: price, extraHours };
    case 'tip':
      return { lineId: '1', kind, tipCents: price };
    case 'recap':
      return { lineId: '1', kind, pricePerRecapCents: price, quantity: 1 };
  }
}
