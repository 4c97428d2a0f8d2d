import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import { checkoutSession, createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import type { CheckoutSession, PaidBooking } from '@repo/contracts/checkout/pay';
import { brand } from '@repo/domain/brand';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call, outcomeOf } from '../calls.ts';
import { createProviders } from '../provider-factory.ts';
import type { TestProvider } from '../provider-factory.ts';
import { openTestShop } from '../test-shop.ts';
import { sentBooking } from '../bookings/sent-booking.ts';

type Sent = Parameters<typeof sentBooking>[0];

/** Opens the API with a host and providers who book, pay and accept through HTTP. */
export async function openBookingFixture(t: TestContext, providers: readonly Partial<TestProvider>[] = [{}]) {
  const shop = await openTestShop(t);
  const host = await signIn(shop, 'host');
  const providerIds = await createProviders(shop.database, providers);

  const tryCheckout = (sent: DataToSend, by: Pick<TestActor, 'headers'> = host) =>
    call(shop, 'POST', createCheckoutSession.path, sent, { headers: by.headers });
  const checkOut = async (sent: DataToSend, by?: Pick<TestActor, 'headers'>): Promise<CheckoutSession> => {
    const reply = await tryCheckout(sent, by);
    assert.equal(reply.statusCode, 200, reply.body);
    return checkoutSession.parse(reply.json().payload.items);
  };
  const refusal = async (...given: Parameters<typeof tryCheckout>) => outcomeOf(await tryCheckout(...given));
  /** Pays on the page of the card provider and calls the endpoint of the return page. */
  const payFor = async (
    { sessionId, eventId, orderItemGroupId }: CheckoutSession,
    by: Pick<TestActor, 'headers'> = host,
    card?: string,
  ): Promise<PaidBooking> => {
    assert.ok(sessionId !== null && (await shop.pay(sessionId, card)) !== undefined);
    const path = makePayment.path
      .replace(':eventId', `${eventId}`)
      .replace(':orderItemGroupId', `${orderItemGroupId}`);
    const reply = await call(shop, 'POST', path, undefined, { headers: by.headers });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  const accept = async (eventId: number, providerId: number): Promise<void> => {
    const { headers } = await signIn(shop, 'provider', providerId);
    const answer = { Id: providerId, EventId: eventId, isActive: true };
    const reply = await call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${providerId}`, answer, {
      headers,
    });
    assert.equal(reply.statusCode, 200, reply.body);
  };
  /** Books, pays and has all providers accept. */
  const book = async (booking: Omit<Sent, 'hostId' | 'providerIds'> & Partial<Pick<Sent, 'providerIds'>>) => {
    const wanted = { hostId: host.accountId, providerIds, ...booking };
    const placed = await checkOut(sentBooking(wanted));
    await payFor(placed);
    for (const providerId of wanted.providerIds) await accept(placed.eventId, providerId);
    return placed;
  };
  return { shop, host, providerIds, tryCheckout, checkOut, refusal, payFor, accept, book };
}
