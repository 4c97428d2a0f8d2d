import type { ApiFailure } from '@repo/api-client/api-failure';
import { newClientId } from '@repo/api-client/new-client-id';
import { serverData } from '@repo/api-client/server-data';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { actionSucceeded, callFailed } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { checkKey, sendWaitingChecks, successOf } from './venue/send-waiting-checks.ts';
import { addWaitingCheck, listWaitingChecks } from './venue/waiting-checks.ts';

type Wanted = {
  readonly providerId: number;
  readonly eventId: number;
  readonly event: string;
  readonly move: CheckMove;
};

/** `waits`: the server was not reached, so the check is stored and sent later with its time. */
export type CheckResult =
  | { readonly status: 'done'; readonly atSeconds: number }
  | { readonly status: 'waits'; readonly atSeconds: number }
  | { readonly status: 'failed'; readonly code: ApiFailure['code'] };

/** Checks in at an event, or out of it (T-R06). A refusal is shown in place, and the lists are loaded again. */
export const checkInOrOut =
  ({ providerId, ...wanted }: Wanted): AppThunk<Promise<CheckResult>> =>
  async (dispatch, _, { call }) => {
    const check = { ...wanted, atSeconds: nowSeconds(), clientId: newClientId(), refusal: null };
    const wait = (): CheckResult => ({
      status: 'waits',
      atSeconds: addWaitingCheck(providerId, check).atSeconds,
    });
    const { eventId, move, clientId } = check;
    if (isWaiting(providerId, eventId)) {
      // A check-out comes after the check-in that waits.
      const result = wait();
      void dispatch(sendWaitingChecks());
      return result;
    }
    const input = {
      params: { id: String(eventId) },
      body: { id: eventId, sbUserId: providerId, checkedStatus: move, clientId },
    };
    // A server that is not reached is told in place, since nothing is lost.
    const sent = await call(checkKey, input, { failureToast: 'none' });
    if (sent.ok) dispatch(actionSucceeded(successOf[move]));
    else if (sent.failure.code === 'unable_to_access_server') return wait();
    else dispatch(callFailed({ failure: sent.failure, isAnnounced: false }));
    dispatch(serverData.util.invalidateTags(['live']));
    return sent.ok
      ? { status: 'done', atSeconds: sent.value.at }
      : { status: 'failed', code: sent.failure.code };
  };

const isWaiting = (providerId: number, eventId: number): boolean =>
  listWaitingChecks(providerId).some((check) => check.eventId === eventId && check.refusal === null);
