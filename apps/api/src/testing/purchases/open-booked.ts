import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call } from '../calls.ts';
import { createProviders } from '../provider-factory.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { buyLines } from './buy-lines.ts';
import type { Bought } from './buy-lines.ts';
import { oneRecapAt, shootBy } from '../bookings/planned-order.ts';

/** One recap with a logo: $125.00, with a fee of $6.25 and a tax of $17.06. */
export const oneRecap = oneRecapAt(12_500);

type Wanted = {
  readonly noticeHours?: number;
  readonly providers?: number;
  readonly hasRecap?: boolean;
  readonly card?: string;
};

/** Opens the shop with a host whose event is paid and whose providers have open requests. */
export async function openBooked(t: Pick<TestContext, 'after'>, wanted: Wanted = {}) {
  const { noticeHours = 240, providers = 1, hasRecap = false, card } = wanted;
  const shop = await openTestShop(t);
  const host = await signIn(shop, 'host');
  const providerIds = await createProviders(
    shop.database,
    Array.from({ length: providers }, () => ({})),
  );
  const startsAtSeconds = shop.clock.nowMs() / 1000 + noticeHours * secondsPerHour;
  const booked = await buyLines(shop, {
    hostId: host.accountId,
    startsAtSeconds,
    lines: [...providerIds.map((id) => shootBy(id)), ...(hasRecap ? [oneRecap] : [])],
    ...(card === undefined ? {} : { card }),
  });
  return { shop, host, providerIds, startsAtSeconds, booked };
}

export const previewCancelling = (shop: TestShop, { headers }: Pick<TestActor, 'headers'>, eventId: number) =>
  call(shop, 'GET', `/api/Stripe/RefundPreview/${eventId}`, undefined, { headers });

export const cancelAs = (
  shop: TestShop,
  { accountId, headers }: Pick<TestActor, 'accountId' | 'headers'>,
  { eventId, orderId }: Pick<Bought, 'eventId' | 'orderId'>,
) => call(shop, 'POST', '/api/Stripe/CreateRefund', { eventId, orderId, userId: accountId }, { headers });

/** Accepts or declines the request of a provider. */
export async function answerAs(shop: TestShop, providerId: number, eventId: number, isActive: boolean) {
  const { headers } = await signIn(shop, 'provider', providerId);
  const answer = { Id: providerId, EventId: eventId, isActive, ...(isActive ? {} : { reason: 'Away' }) };
  return call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${providerId}`, answer, { headers });
}

/** Cancels a line as an operator, for a provider who cancelled or did not come. */
export async function endAs(shop: TestShop, lineId: number, reason: string) {
  const { headers } = await signIn(shop, 'operator');
  return call(shop, 'POST', `/api/v1/operator/order-lines/${lineId}/cancel`, { reason }, { headers });
}

export const faultsIn = ({ database, clock }: TestShop) =>
  findBookingFaults(database, new Date(clock.nowMs()));
