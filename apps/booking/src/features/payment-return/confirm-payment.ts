import type { ApiFailure } from '@repo/api-client/api-failure';
import type { PaidBooking } from '@repo/contracts/checkout/pay';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { callFailed } from '@repo/shell/notices/notices-slice';

const makePaymentKey = 'POST /api/Stripe/MakePayment/:eventId/:orderItemGroupId';

export type PaidOrder = { readonly eventId: number; readonly orderItemGroupId: number };

/** Polls while the bank may still confirm. */
const pollMs = 2000;
const patienceMs = 60_000;

const unsettled: readonly ApiFailure['code'][] = [
  'payment_not_made',
  'unable_to_access_server',
  'service_unavailable',
  'database_unavailable',
  'too_many_requests',
  'internal_server_error',
];

/** Returns whether a later answer may differ, because the payment is not known to have failed. */
export const isUnsettled = (code: ApiFailure['code']): boolean => unsettled.includes(code);

/** Polls the server until the payment is confirmed or refused, or a minute has passed (H-R03, A-73). */
export const confirmPayment =
  (order: PaidOrder, signal: AbortSignal): SessionThunk<Promise<Result<PaidBooking, ApiFailure>>> =>
  async (dispatch, _, { call }) => {
    const endsAt = performance.now() + patienceMs;
    for (;;) {
      const reply = await call(makePaymentKey, { params: order }, { failureToast: 'none' });
      const isOver = performance.now() + pollMs > endsAt;
      if (reply.ok || signal.aborted) return reply;
      if (!isUnsettled(reply.failure.code) || isOver) {
        if (reply.failure.code !== 'payment_not_made')
          dispatch(callFailed({ failure: reply.failure, isAnnounced: false }));
        return reply;
      }
      await pause(signal);
      if (signal.aborted) return reply;
    }
  };

/** Resolves early if the page is left. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
