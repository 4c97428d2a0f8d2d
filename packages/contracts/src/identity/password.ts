import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { checkCurrentPassword, checkNewPassword } from '@repo/domain/identity/password';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idParams, token } from '../wire/ids.ts';
import { email, ruledText } from '../wire/texts.ts';

const newPassword = ruledText(checkNewPassword, textLimits.password);
const writtenPassword = ruledText(checkCurrentPassword, textLimits.password);

/**
 * `id` is the single-use token of a mail, or the caller's own account. With the own account `currentPassword` is
 * required if the account has a password.
 */
export const passwordSetting = z.object({
  id: z.union([id, token]),
  password: newPassword,
  confirmPassword: writtenPassword,
  currentPassword: writtenPassword.optional(),
});
export type PasswordSetting = z.input<typeof passwordSetting>;

export const setPassword = defineEndpoint(`PUT /api/v1/${brand.slug}/updatepassword`, {
  topic: 'Identity',
  summary: 'Create a password, or replace a forgotten one',
  actors: anyone,
  source: 'S1§7',
  ownership: { of: 'account', id: 'body.id' },
  body: anyCasing(passwordSetting),
  errors: [
    'password_link_has_expired',
    'current_password_is_incorrect',
    'password_instruction_error',
    'password_confirm_password_does_not_match',
    'operator_password_is_too_short',
    'too_many_requests',
  ],
  success: 'password_has_been_set_successfully',
  reply: z.null(),
});

/** The kind of user is ignored: every account with the email gets its link. */
export const forgottenPassword = z.object({
  email,
  userTypeId: z.literal(Object.values(userTypeIds)).optional(),
});

export const forgotPassword = defineEndpoint('POST /api/v1/login/ForgotPassword', {
  topic: 'Identity',
  summary: 'Send a link for a new password; an unknown email is refused only if configured',
  actors: anyone,
  source: 'S1§7',
  body: anyCasing(forgottenPassword),
  errors: ['email_not_found', 'too_many_requests'],
  success: 'if_this_email_is_registered_a_link_is_on_its_way',
  reply: z.null(),
});

export const passwordChange = z.object({ id, currentPassword: writtenPassword, newPassword });

export const changePassword = defineEndpoint('PUT /api/v1/user/userinfo/updateuserpassword/:id', {
  topic: 'Identity',
  summary: 'Change the own password',
  actors: capabilities.changePassword,
  source: 'S2§7',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'body.id' },
  ],
  params: idParams,
  body: anyCasing(passwordChange),
  errors: [
    'current_password_is_incorrect',
    'password_instruction_error',
    'operator_password_is_too_short',
    'too_many_requests',
  ],
  success: 'password_updated',
  reply: z.null(),
});
