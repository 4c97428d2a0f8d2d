import type { ApiFailure } from '@repo/api-client/api-failure';
import type { SupportRequest } from '@repo/contracts/account/invite-and-support';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

/** Sends a message to the team (Q-R06) and returns the failure, if any, which the form shows. */
export const askSupport =
  (body: SupportRequest): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const result = await call('POST /api/v1/User/EventSetup/support', { body }, { failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('form_submitted_successfully'));
    return undefined;
  };
