import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallInput } from '@repo/contracts/contract';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { ownAccount } from './api/own-account.ts';

const saveKey = 'PUT /api/v1/user/userinfo/:id';

export type AccountChange = CallInput<typeof saveKey>['body'];

/** Saves the personal info (P-R01) and returns the failure, if any, which the form shows. */
export const saveAccount =
  (body: AccountChange): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const params = { id: String(body.id) };
    const result = await call(saveKey, { params, body }, { failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('updated_successfully'));
    dispatch(ownAccount.util.updateQueryData('ownAccount', body.id, (saved) => Object.assign(saved, body)));
    return undefined;
  };
