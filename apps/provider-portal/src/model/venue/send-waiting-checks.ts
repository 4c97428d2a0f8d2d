import type { ApiFailure } from '@repo/api-client/api-failure';
import { brand } from '@repo/domain/brand';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { serializeByKey } from '@repo/session/session/serialize-by-key';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { listWaitingChecks, refuseWaitingCheck, removeWaitingCheck } from './waiting-checks.ts';
import type { WaitingCheck } from './waiting-checks.ts';

export const checkKey = `PUT /api/v1/${brand.slug}/Event/UpdateCheckStatus/:id` as const;

export const successOf = {
  checkIn: 'successfully_checked_in',
  checkOut: 'successfully_checked_out',
} as const;

/**
 * Sends the waiting checks in order, in one tab at a time. A check leaves the device only after the server's answer; one
 * whose answer was lost is sent again with the same id, which the server does not do twice.
 */
export const sendWaitingChecks = (): AppThunk<Promise<void>> => async (dispatch, _, extra) => {
  const providerId = extra.keeper.user()?.id;
  if (providerId === undefined) return;
  await serializeByKey('waiting-checks', async () => {
    for (const check of listWaitingChecks(providerId)) {
      if (check.refusal === null && !(await dispatch(sendCheck(providerId, check)))) return;
    }
  });
};

/** Sends one check; returns false if it has to wait on, and later ones with it. */
const sendCheck =
  (providerId: number, check: WaitingCheck): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { call }) => {
    const { eventId, move, clientId, atSeconds } = check;
    const input = {
      params: { id: String(eventId) },
      body: { id: eventId, sbUserId: providerId, checkedStatus: move, clientId, at: atSeconds },
    };
    const sent = await call(checkKey, input, { failureToast: 'none' });
    if (sent.ok) {
      removeWaitingCheck(providerId, check);
      dispatch(actionSucceeded(successOf[move]));
      return true;
    }
    if (mayPass(sent.failure, check, nowSeconds())) return false;
    const { code } = sent.failure;
    refuseWaitingCheck(providerId, check, code === 'unable_to_access_server' ? 'something_went_wrong' : code);
    return true;
  };

/** How far the clock of a phone may be ahead of the server's until its checks are refused. */
const clockToleranceSeconds = secondsPerHour / 4;

/** Whether a failure may pass by itself: the server is away or busy, the session has ended, or clocks differ. */
export function mayPass(
  { code }: Pick<ApiFailure, 'code'>,
  { atSeconds }: Pick<WaitingCheck, 'atSeconds'>,
  now: number,
): boolean {
  if (code === 'unable_to_access_server') return true;
  if (code === 'check_is_in_the_future') return now - atSeconds < clockToleranceSeconds;
  const status = httpStatusOf(code);
  return status >= 500 || status === 429 || status === 401;
}
