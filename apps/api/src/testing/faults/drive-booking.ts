import { z } from 'zod';
import { createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import { createRefund } from '@repo/contracts/checkout/refund';
import { listHostEvents } from '@repo/contracts/events/host-events';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import type { DataToSend } from '@repo/contracts/checkout/data-to-send';
import type { OrderItem } from '@repo/contracts/checkout/order-items';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { recapQuestionTypeId } from '@repo/domain/event/event-questions';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { issueAccessToken } from '../../modules/identity/access-token.ts';
import { recapItem, sentBooking } from '../bookings/sent-booking.ts';
import { testSecrets } from '../test-api.ts';
import { askUntilNotBusy, saysBusy } from '../wire/patient.ts';
import type { Person } from './people.ts';

/** How what the card provider tells arrives. */
export const deliveries = ['deliver', 'drop', 'duplicate', 'delay', 'shuffle'] as const;
export type Deliveries = (typeof deliveries)[number];

export type Reply = { readonly status: number; readonly body: unknown };

const checkoutReply = z.object({
  payload: z.object({
    items: z.object({ sessionId: z.string().nullable(), eventId: z.int(), orderItemGroupId: z.int() }),
  }),
});
export type Checkout = z.output<typeof checkoutReply>['payload']['items'];

const listReply = z.object({ payload: z.object({ items: z.array(z.object({ id: z.int() })) }) });
const clockReply = z.object({ now: z.number() });

/** A host, providers and their browsers, talking to a product over the network. */
export const driveBooking = (url: string) => {
  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Reply> => {
    const send = async (): Promise<Reply> => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    };
    return askUntilNotBusy(send, ({ status, body: said }) =>
      saysBusy({ statusCode: status, headers: {}, body: JSON.stringify(said) ?? '' }),
    );
  };
  const now = async (): Promise<number> => clockReply.parse((await ask('GET', '/sandbox/clock')).body).now;
  const tokenOf = async ({ accountId, sessionId, kind }: Person): Promise<string> =>
    issueAccessToken(
      { accountId, userTypeId: userTypeIds[kind], sessionId },
      testSecrets.keysFor('access-token'),
      await now(),
    );
  const call = async (person: Person, key: string, body?: unknown): Promise<Reply> => {
    const [method = '', path = ''] = key.split(' ');
    return ask(method, path, body, await tokenOf(person));
  };
  const checkedOut = (reply: Reply): Checkout => {
    if (reply.status !== 200)
      throw new Error(`checkout answered ${reply.status} ${JSON.stringify(reply.body)}`);
    return checkoutReply.parse(reply.body).payload.items;
  };

  return {
    now,
    call,
    tryCheckout: (host: Person, body: unknown): Promise<Reply> => call(host, createCheckoutSession.key, body),
    checkOut: async (host: Person, booking: Omit<Parameters<typeof sentBooking>[0], 'hostId'>) =>
      checkedOut(
        await call(host, createCheckoutSession.key, sentBooking({ ...booking, hostId: host.accountId })),
      ),
    /** Extends and tips a provider, and adds a recap, in one cart. */
    checkOutAdditions: async (host: Person, before: Checkout, providerId: number): Promise<Checkout> =>
      checkedOut(
        await call(
          host,
          createCheckoutSession.key,
          sentAddition(host, before, [extensionOf(providerId), tipOf(providerId), recapItem(1)]),
        ),
      ),
    tryExtension: (host: Person, before: Checkout, providerId: number): Promise<Reply> =>
      call(host, createCheckoutSession.key, sentAddition(host, before, [extensionOf(providerId)])),
    pay: ({ sessionId }: Checkout): Promise<Reply> =>
      ask('POST', `/sandbox/pay/${sessionId}`, { card: '4242424242424242' }),
    comeBack: (host: Person, { eventId, orderItemGroupId }: Checkout): Promise<Reply> =>
      call(
        host,
        makePayment.key
          .replace(':eventId', String(eventId))
          .replace(':orderItemGroupId', String(orderItemGroupId)),
      ),
    answer: (provider: Person, eventId: number, isActive: boolean): Promise<Reply> =>
      call(provider, answerEventRequest.key.replace(':id', String(provider.accountId)), {
        Id: provider.accountId,
        EventId: eventId,
        isActive,
        ...(isActive ? {} : { reason: 'On a journey' }),
      }),
    cancel: (host: Person, { eventId, orderItemGroupId }: Checkout): Promise<Reply> =>
      call(host, createRefund.key, { eventId, orderId: orderItemGroupId, userId: host.accountId }),
    /** The ids of what a host's list shows. */
    listEvents: async (host: Person, list: 'upcoming' | 'cancel'): Promise<number[]> => {
      const key = listHostEvents.key.replace(':userId', String(host.accountId)).replace(':status', list);
      return listReply.parse((await call(host, key)).body).payload.items.map(({ id }) => id);
    },
    deliver: (mode: Deliveries): Promise<Reply> => ask('POST', '/sandbox/webhooks', { mode, seconds: 20 }),
    advance: (seconds: number): Promise<Reply> => ask('POST', '/sandbox/clock', { advance: seconds }),
  };
};

const extensionOf = (providerId: number): OrderItem => ({
  OrderItemTypeId: orderItemTypes.extension,
  SbuserId: providerId,
  extendedQuantity_: 1,
});
const tipOf = (providerId: number): OrderItem => ({
  OrderItemTypeId: orderItemTypes.tip,
  SbuserId: providerId,
  tipPrice_: 15,
});

/** What is added to a paid event: its ids and the new items, nothing else. */
const sentAddition = (
  host: Person,
  { eventId, orderItemGroupId }: Checkout,
  orderItems: readonly OrderItem[],
): DataToSend => ({
  Event: {
    id: eventId,
    UserId: host.accountId,
    Order: {
      id: orderItemGroupId,
      orderItems: [...orderItems],
      reelQuestionAnswers: orderItems.some(({ OrderItemTypeId }) => OrderItemTypeId === orderItemTypes.recap)
        ? [{ questionTypeId: recapQuestionTypeId, answer: 'Slow' }]
        : null,
    },
  },
  orderItemGroupId: 0,
});

export type Drive = ReturnType<typeof driveBooking>;
