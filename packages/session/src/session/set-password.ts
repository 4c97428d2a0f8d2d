import type { CallResult } from '@repo/api-client/create-call';
import type { PasswordSetting } from '@repo/contracts/identity/password';
import { brand } from '@repo/domain/brand';
import { leaveNotice } from '../storage/notice.ts';
import type { SessionThunk } from './session-dispatch.ts';

/** Creates a password or replaces it (B-R10), and then begins anew on the first page, which says that it is done. */
export const setPassword =
  (body: PasswordSetting): SessionThunk<Promise<CallResult<null>>> =>
  async (_, __, { call, loadPage }) => {
    const result = await call(`PUT /api/v1/${brand.slug}/updatepassword`, { body });
    if (result.ok) {
      leaveNotice('password_has_been_set_successfully');
      loadPage('/');
    }
    return result;
  };
