import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { codeApplied } from './store/cart.ts';

/** Asks what a code is worth to this host, and takes it into the cart of an event (G-R10). */
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
