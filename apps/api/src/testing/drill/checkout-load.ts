import { setTimeout as sleep } from 'node:timers/promises';
import { createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { z } from 'zod';
import { issueAccessToken } from '../../modules/identity/access-token.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import type { Person } from '../faults/people.ts';
import { testSecrets } from '../test-api.ts';

/** The orders and payments acknowledged to hosts, and how often each status was answered. */
export type Acknowledged = {
  readonly orderIds: number[];
  readonly paidOrderIds: number[];
  readonly statuses: Map<string, number>;
};

type Round = {
  readonly url: string;
  readonly hosts: readonly Person[];
  readonly providers: readonly Person[];
  readonly startsAtSeconds: number;
  /** Called after each successful checkout but the first host's, with the number of them so far. */
  readonly onCheckout: (count: number) => void;
};

const checkout = z.object({
  payload: z.object({
    items: z.object({ sessionId: z.string(), eventId: z.int(), orderItemGroupId: z.int() }),
  }),
});
const failure = z.object({ errors: z.array(z.string()) });
const timeoutMs = 60_000;

/**
 * Checks out one booking alone, which shows that the product works, then one for every other host at the same time, each
 * with its own provider, pays it and calls the return page. Records what succeeded. Asks again only where the
 * product was too busy to begin, since the load of the machine must not decide what a drill shows.
 */
export async function checkOutTogether(round: Round, acknowledged: Acknowledged): Promise<void> {
  let checkouts = 0;
  const nowSeconds = Math.floor(new Date().getTime() / 1000);
  const book = async (host: Person, providerId: number): Promise<void> => {
    const { accountId, sessionId } = host;
    const token = await issueAccessToken(
      { accountId, userTypeId: userTypeIds.host, sessionId },
      testSecrets.keysFor('access-token'),
      nowSeconds,
    );
    const ask = (path: string, body?: unknown) => post(`${round.url}${path}`, token, body, acknowledged);
    const { startsAtSeconds } = round;
    const wanted = sentBooking({ hostId: accountId, providerIds: [providerId], startsAtSeconds });
    const opened = checkout.safeParse(await ask(pathOf(createCheckoutSession.key), wanted));
    if (!opened.success) return;
    const { sessionId: payment, eventId, orderItemGroupId } = opened.data.payload.items;
    acknowledged.orderIds.push(orderItemGroupId);
    if (host !== round.hosts[0]) round.onCheckout((checkouts += 1));
    if ((await ask(`/sandbox/pay/${payment}`, { card: '4242424242424242' })) === undefined) return;
    const back = pathOf(makePayment.key)
      .replace(':eventId', String(eventId))
      .replace(':orderItemGroupId', String(orderItemGroupId));
    if ((await ask(back)) !== undefined) acknowledged.paidOrderIds.push(orderItemGroupId);
  };
  const bookings = round.hosts.map((host, index) => () => book(host, round.providers[index]?.accountId ?? 0));
  await bookings[0]?.();
  await Promise.all(bookings.slice(1).map((begin) => begin()));
}

const pathOf = (key: string): string => key.split(' ')[1] ?? '';

type Answer = { readonly ok: boolean; readonly body: unknown; readonly name: string };

/** Returns the body of a success, undefined otherwise; counts every answer. */
async function post(url: string, token: string, body: unknown, { statuses }: Acknowledged): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeoutMs);
  for (;;) {
    const { ok, body: answer, name } = await answerTo(url, token, body, deadline);
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (name !== tooBusy) return ok ? answer : undefined;
    await sleep(200);
  }
}

/** The answer of a server that is too busy to begin: nothing was done, and the client is to ask again. */
const tooBusy = '503 service_unavailable';

async function answerTo(url: string, token: string, body: unknown, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    const answer: unknown = await response.json();
    const errors = failure.safeParse(answer).data?.errors ?? [];
    return { ok: response.ok, body: answer, name: [response.status, ...errors.slice(0, 1)].join(' ') };
  } catch {
    return { ok: false, body: undefined, name: 'no answer' };
  }
}
