import type { ApiFailure } from '@repo/api-client/api-failure';
import { serverData } from '@repo/api-client/server-data';
import type { Invitation } from '@repo/contracts/account/invite-and-support';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

/** Invites a friend (Q-R05) and returns the failure, if any, which the form shows. */
export const referFriend =
  (body: Invitation): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const result = await call(
      'POST /api/v1/User/EventSetup/ReferToFriend',
      { body },
      { failureToast: 'silent' },
    );
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('invitation_sent'));
    dispatch(serverData.util.invalidateTags(['live']));
    return undefined;
  };
