import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { codeApplied } from '../../model/store/cart.ts';
import type { AppliedCode } from '../../model/store/cart.ts';

/** Looks up the value of a code for this host, and adds it to the cart of an event (G-R10). */
export const applyCode =
  (code: string, eventId: number | null): SessionThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, getState, { call }) => {
    const user = selectUser(getState());
    if (user === undefined) return { code: 'session_has_expired', message: '', details: [] };
    const reply = await call('GET /api/v1/admin/PromoCodes/GetDiscount/:code/:userId', {
      params: { code, userId: user.id },
    });
    if (!reply.ok) return reply.failure;
    dispatch(codeApplied({ eventId, code, detail: reply.value }));
    dispatch(actionSucceeded('discount_successfully_applied'));
    return undefined;
  };

/** Refreshes the value of a code; a refused one stays in the cart, and the next checkout reports it. */
export const refreshCode =
  ({ code, eventId, detail }: AppliedCode): SessionThunk<Promise<void>> =>
  async (dispatch, _, { call }) => {
    const params = { code, userId: detail.userId };
    const reply = await call(
      'GET /api/v1/admin/PromoCodes/GetDiscount/:code/:userId',
      { params },
      { failureToast: 'none' },
    );
    if (reply.ok) dispatch(codeApplied({ eventId, code, detail: reply.value }));
  };
