import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { checkoutSession, createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { envelopeOf } from '@repo/contracts/envelope';
import type { PaymentDeps } from '../../deps.ts';
import type { AppDeps } from '../../bind-modules.ts';
import { bookingEventRecorder } from '../../modules/booking-events/booking-events.module.ts';
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

/** The shop with a host and a provider, and the calls to book, pay and accept. */
export type PaymentFixture = TestShop & {
  readonly host: TestActor;
  readonly providerId: number;
  /** The dependencies of the payment commands. */
  readonly deps: PaymentDeps;
  /** Books two hours on a Saturday in July by default. */
  readonly tryCheckout: (booking?: Booking) => ReturnType<typeof call>;
  readonly checkOut: (booking?: Booking) => Promise<CheckedOut>;
  /** Checks out additions to a paid event. */
  readonly checkOutMore: (
    before: Pick<CheckedOut, 'eventId' | 'orderId'>,
    items: readonly OrderItem[],
  ) => Promise<CheckedOut>;
  /** Accepts the request of the provider. */
  readonly accept: (eventId: number) => Promise<void>;
  /** Calls the endpoint of the return page. */
  readonly returnFromPayment: (
    order: Pick<CheckedOut, 'eventId' | 'orderId'>,
    headers?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof call>;
  readonly returnOutcome: (order: CheckedOut) => Promise<readonly [number, string]>;
};

const afternoon = Date.parse('2026-07-04T14:00-04:00') / 1000;
const checkoutReply = envelopeOf(checkoutSession);

export async function openPaymentFixture(
  t: Pick<TestContext, 'after'>,
  changes: Partial<AppDeps> = {},
): Promise<PaymentFixture> {
  const shop = await openTestShop(t, changes);
  const { database, clock, jobs, payments } = shop;
  const host = await signIn(shop, 'host');
  const { id: providerId } = await createProvider(database);
  /** Signs in for each call, because tests advance the clock beyond the lifetime of a token. */
  const headersOf = async (accountId: number, kind: 'host' | 'provider' = 'host') =>
    (await signIn(shop, kind, accountId)).headers;
  const tryCheckout: PaymentFixture['tryCheckout'] = async ({ host: by = host, ...booking } = {}) =>
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
  const returnFromPayment: PaymentFixture['returnFromPayment'] = async ({ eventId, orderId }, headers) =>
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
    deps: { database, clock, jobs, payments, recordBookingEvent: bookingEventRecorder(jobs) },
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
    returnFromPayment,
    returnOutcome: async (order) => outcomeOf(await returnFromPayment(order)),
  };
}
