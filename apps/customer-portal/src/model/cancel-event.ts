import type { CallResult } from '@repo/api-client/create-call';
import { serverData } from '@repo/api-client/server-data';
import type { Refund } from '@repo/contracts/checkout/refund';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

type Sent = { readonly hostId: number; readonly event: HostEvent };

/** Cancels an event with all of its orders, any of which the call may name, and loads the lists again (J-R08). */
export const cancelEvent =
  ({ hostId, event }: Sent): AppThunk<Promise<CallResult<Refund>>> =>
  async (dispatch, _, { call }) => {
    const body = { eventId: event.id, orderId: event.order[0]?.id ?? 0, userId: hostId };
    const result = await call('POST /api/Stripe/CreateRefund', { body }, { failureToast: 'silent' });
    if (!result.ok) return result;
    dispatch(actionSucceeded('event_cancel_successfully'));
    dispatch(serverData.util.invalidateTags(['live']));
    return result;
  };
