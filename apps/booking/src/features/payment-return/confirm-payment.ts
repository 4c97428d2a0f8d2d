import type { ApiFailure } from '@repo/api-client/api-failure';
import type { PaidBooking } from '@repo/contracts/checkout/pay';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';

export type PaidOrder = { readonly eventId: number; readonly orderItemGroupId: number };

/** Asked again and again while the bank may still say yes. */
const pollMs = 2000;
const patienceMs = 60_000;

const unsettled: readonly ApiFailure['code'][] = [
  'payment_not_made',
  'unable_to_access_server',
  'service_unavailable',
  'too_many_requests',
  'internal_server_error',
];

/** What a later answer may still change: nobody has said yet that there is no payment. */
export const isUnsettled = (code: ApiFailure['code']): boolean => unsettled.includes(code);

/** Lets the server ask the payment provider, until there is an answer that stays or the patience is over (H-R03, A-73). */
export const confirmPayment =
  (order: PaidOrder, signal: AbortSignal): SessionThunk<Promise<Result<PaidBooking, ApiFailure>>> =>
  async (_, __, { call }) => {
    const endsAt = performance.now() + patienceMs;
    for (;;) {
      const reply = await call('POST /api/Stripe/MakePayment/:eventId/:orderItemGroupId', {
        params: order,
      });
      const isOver = signal.aborted || performance.now() + pollMs > endsAt;
      if (reply.ok || !isUnsettled(reply.failure.code) || isOver) return reply;
      await pause(signal);
      if (signal.aborted) return reply;
    }
  };

/** Ends early with the page. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
