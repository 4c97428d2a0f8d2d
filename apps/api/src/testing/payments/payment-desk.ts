import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { checkoutSession, createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { envelopeOf } from '@repo/contracts/envelope';
import type { AppDeps } from '../../bind-modules.ts';
import { newsTeller } from '../../modules/booking-news/booking-news.module.ts';
import type { PaymentDeps } from '../../modules/payments/payments.module.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call, outcomeOf } from '../calls.ts';
import { createProvider } from '../provider-factory.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';
import { sentAddition } from '../carts/sent-addition.ts';
import { sentBooking } from '../bookings/sent-booking.ts';

type Booking = Omit<Parameters<typeof sentBooking>[0], 'hostId' | 'providerIds' | 'startsAtSeconds'> & {
  readonly host?: TestActor;
  readonly providerIds?: readonly number[];
  readonly startsAtSeconds?: number;
};

export type CheckedOut = { readonly eventId: number; readonly orderId: number; readonly sessionId: string };

/** A host and a provider at the checkout of a shop; everything goes through HTTP. */
export type PaymentDesk = TestShop & {
  readonly host: TestActor;
  readonly providerId: number;
  /** For the commands that other modules call. */
  readonly deps: PaymentDeps;
  /** Two hours on a Saturday in July, unless it says otherwise. */
  readonly tryCheckout: (booking?: Booking) => ReturnType<typeof call>;
  readonly checkOut: (booking?: Booking) => Promise<CheckedOut>;
  /** Buys more for an event that is paid. */
  readonly checkOutMore: (
    before: Pick<CheckedOut, 'eventId' | 'orderId'>,
    items: readonly OrderItem[],
  ) => Promise<CheckedOut>;
  /** The provider says yes. */
  readonly accept: (eventId: number) => Promise<void>;
  /** What the page calls that the card provider sends the host to. */
  readonly comeBack: (
    order: Pick<CheckedOut, 'eventId' | 'orderId'>,
    headers?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof call>;
  readonly comeBackOutcome: (order: CheckedOut) => Promise<readonly [number, string]>;
};

const afternoon = Date.parse('2026-07-04T14:00-04:00') / 1000;
const checkoutReply = envelopeOf(checkoutSession);

export async function openPaymentDesk(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
): Promise<PaymentDesk> {
  const shop = await openTestShop(t, changes);
  const { database, clock, jobs, payments } = shop;
  const host = await signIn(shop, 'host');
  const { id: providerId } = await createProvider(database);
  /** Anew for each call: a token ends after a quarter of an hour, and tests wait longer. */
  const headersOf = async (accountId: number, kind: 'host' | 'provider' = 'host') =>
    (await signIn(shop, kind, accountId)).headers;
  const tryCheckout: PaymentDesk['tryCheckout'] = async ({ host: by = host, ...booking } = {}) =>
    call(
      shop,
      'POST',
      createCheckoutSession.path,
      sentBooking({
        providerIds: [providerId],
        startsAtSeconds: afternoon,
        ...booking,
        hostId: by.accountId,
      }),
      { headers: await headersOf(by.accountId) },
    );
  const checkedOut = (reply: Awaited<ReturnType<typeof call>>): CheckedOut => {
    assert.equal(reply.statusCode, 200, reply.body);
    const { eventId, orderItemGroupId, sessionId } = checkoutReply.parse(reply.json()).payload.items;
    return { eventId, orderId: orderItemGroupId, sessionId: sessionId ?? '' };
  };
  const comeBack: PaymentDesk['comeBack'] = async ({ eventId, orderId }, headers) =>
    call(
      shop,
      'POST',
      makePayment.path.replace(':eventId', String(eventId)).replace(':orderItemGroupId', String(orderId)),
      undefined,
      { headers: headers ?? (await headersOf(host.accountId)) },
    );
  return {
    ...shop,
    host,
    providerId,
    deps: { database, clock, jobs, payments, tell: newsTeller(jobs) },
    tryCheckout,
    checkOut: async (booking) => checkedOut(await tryCheckout(booking)),
    checkOutMore: async ({ eventId, orderId }, items) => {
      const payload = sentAddition({ hostId: host.accountId, eventId, orderId, items, vision: 'Slow' });
      return checkedOut(
        await call(shop, 'POST', createCheckoutSession.path, payload, {
          headers: await headersOf(host.accountId),
        }),
      );
    },
    accept: async (eventId) => {
      const path = answerEventRequest.path.replace(':id', String(providerId));
      const payload = { Id: providerId, EventId: eventId, isActive: true };
      const headers = await headersOf(providerId, 'provider');
      const reply = await call(shop, answerEventRequest.method, path, payload, { headers });
      assert.equal(reply.statusCode, 200, reply.body);
    },
    comeBack,
    comeBackOutcome: async (order) => outcomeOf(await comeBack(order)),
  };
}
