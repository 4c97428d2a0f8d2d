import type { CallResult } from '@repo/api-client/create-call';
import { storeNotice } from '../storage/notice.ts';
import type { SessionThunk } from '../session/session-dispatch.ts';

type Change = { readonly id: number; readonly currentPassword: string; readonly newPassword: string };

/** Changes the password of the signed-in account, then opens the first page, which shows the success (P-R04). */
export const changePassword =
  (body: Change): SessionThunk<Promise<CallResult<null>>> =>
  async (_, __, { call, loadPage }) => {
    const result = await call(
      'PUT /api/v1/user/userinfo/updateuserpassword/:id',
      { params: { id: String(body.id) }, body },
      { failureToast: 'silent' },
    );
    if (result.ok) {
      storeNotice('password_updated');
      loadPage('/');
    }
    return result;
  };
