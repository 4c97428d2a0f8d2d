import { z } from 'zod';
import { saveDraft } from '@repo/contracts/drafts/save-draft';
import { suggestProviders } from '@repo/contracts/operator/drafts';
import { createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import { createRefund } from '@repo/contracts/checkout/refund';
import { listHostEvents } from '@repo/contracts/events/host-events';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { issueAccessToken } from '../../modules/identity/access-token.ts';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { providerItem, recapItem, sentBooking } from '../bookings/sent-booking.ts';
import { extensionItem, sentAddition, tipItem } from '../carts/sent-addition.ts';
import { draftPayload } from '../drafts/make-draft.ts';
import { testSecrets } from '../test-api.ts';
import { askUntilNotBusy, saysBusy } from '../wire/patient.ts';
import type { Person } from './people.ts';

/** How the card provider's messages are delivered. */
export const deliveries = ['deliver', 'drop', 'duplicate', 'delay', 'shuffle'] as const;
export type Deliveries = (typeof deliveries)[number];

export type Reply = { readonly status: number; readonly body: unknown };

const checkoutReply = z.object({
  payload: z.object({
    items: z.object({ sessionId: z.string().nullable(), eventId: z.int(), orderItemGroupId: z.int() }),
  }),
});
export type Checkout = z.output<typeof checkoutReply>['payload']['items'];

const draftReply = z.object({ payload: z.object({ items: z.object({ id: z.int() }) }) });
const listReply = z.object({ payload: z.object({ items: z.array(z.object({ id: z.int() })) }) });
const clockReply = z.object({ now: z.number() });

/** Long, because hundreds of concurrent calls take a while on a small machine. */
const timeoutMs = 300_000;

/** Returns the actions of hosts, providers and operators on a running product, over HTTP. */
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
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    };
    return askUntilNotBusy(send, ({ status, body: reply }) =>
      saysBusy({ statusCode: status, headers: {}, body: JSON.stringify(reply) ?? '' }),
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
    url,
    now,
    call,
    tokenOf,
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
          sentAddition({
            ...additionTo(host, before),
            items: [extensionItem(providerId), tipItem(providerId, 15), recapItem(1)],
            vision: 'Slow',
          }),
        ),
      ),
    tryExtension: (host: Person, before: Checkout, providerId: number): Promise<Reply> =>
      call(
        host,
        createCheckoutSession.key,
        sentAddition({ ...additionTo(host, before), items: [extensionItem(providerId)] }),
      ),
    /** Saves a draft for a time and returns its id. */
    saveDraft: async (host: Person, startsAtSeconds: number): Promise<number> => {
      const { body } = await call(host, saveDraft.key, sentDraft(host, startsAtSeconds));
      return draftReply.parse(body).payload.items.id;
    },
    suggest: (operator: Person, draftId: number, providerId: number, isAgreed: boolean): Promise<Reply> =>
      call(operator, suggestProviders.key.replace(':eventId', String(draftId)), {
        providers: [{ id: providerId, isAgreed }],
      }),
    tryDraft: (host: Person, draftId: number, providerId: number): Promise<Reply> =>
      call(
        host,
        createCheckoutSession.key,
        sentAddition({ hostId: host.accountId, eventId: draftId, items: [providerItem(providerId)] }),
      ),
    pay: ({ sessionId }: Checkout): Promise<Reply> =>
      ask('POST', `/sandbox/pay/${sessionId}`, { card: '4242424242424242' }),
    returnFromPayment: (host: Person, { eventId, orderItemGroupId }: Checkout): Promise<Reply> =>
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
    /** Returns the ids of the events in a host's list. */
    listEvents: async (host: Person, list: 'upcoming' | 'cancel'): Promise<number[]> => {
      const key = listHostEvents.key.replace(':userId', String(host.accountId)).replace(':status', list);
      return listReply.parse((await call(host, key)).body).payload.items.map(({ id }) => id);
    },
    deliver: (mode: Deliveries): Promise<Reply> => ask('POST', '/sandbox/webhooks', { mode, seconds: 20 }),
    advance: (seconds: number): Promise<Reply> => ask('POST', '/sandbox/clock', { advance: seconds }),
  };
};

const additionTo = ({ accountId }: Person, { eventId, orderItemGroupId }: Checkout) => ({
  hostId: accountId,
  eventId,
  orderId: orderItemGroupId,
});

/** Returns a draft of two hours in central Toronto, as its form sends it. */
const sentDraft = ({ accountId }: Person, startsAtSeconds: number) =>
  draftPayload(accountId, {
    eventDate: wallClockOf(startsAtSeconds).day,
    eventStartTime: startsAtSeconds,
    sbstartTime: startsAtSeconds,
    duration: 2,
  });

export type Drive = ReturnType<typeof driveBooking>;
