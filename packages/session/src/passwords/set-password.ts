import type { CallResult } from '@repo/api-client/create-call';
import type { PasswordSetting } from '@repo/contracts/identity/password';
import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { storeNotice } from '../storage/notice.ts';
import { storeWantedPage } from '../storage/wanted-page.ts';
import type { SessionThunk } from '../session/session-dispatch.ts';

/**
 * Creates or replaces a password (B-R10), then opens the first page, which shows the success, with the login of providers
 * when the link was for one.
 */
export const setPassword =
  (body: PasswordSetting, isProvider = false): SessionThunk<Promise<CallResult<null>>> =>
  async (_, __, { call, loadPage }) => {
    const result = await call(
      `PUT /api/v1/${brand.slug}/updatepassword`,
      { body },
      { failureToast: 'silent' },
    );
    if (result.ok) {
      if (isProvider) storeWantedPage(providerHome);
      storeNotice('password_has_been_set_successfully');
      loadPage('/');
    }
    return result;
  };
