import { isNewsletterDefault, signUpRules } from '@repo/domain/identity/sign-up';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, token } from '../wire/ids.ts';
import { ruledText } from '../wire/texts.ts';

export const signUp = z.object({
  firstName: ruledText(signUpRules.firstName, textLimits.personName),
  lastName: ruledText(signUpRules.lastName, textLimits.personName),
  email: ruledText(signUpRules.email, textLimits.email),
  password: ruledText(signUpRules.password, textLimits.password),
  newsOptIn: z.boolean().default(isNewsletterDefault),
});
export type SignUp = z.input<typeof signUp>;

export const registerUser = defineEndpoint('POST /api/v1/register/UserRegistration', {
  topic: 'Identity',
  summary: 'Sign a host up; the account works once its email is verified',
  actors: anyone,
  source: 'S1§7',
  body: anyCasing(signUp),
  errors: ['user_already_exists', 'too_many_requests'],
  success: 'registered_successfully',
  reply: z.object({ id }),
});

/**
 * The query of the link unchanged. Returns the email for the login and the token for Create Password on the
 * verified page: the receiver of the mail may set the account's password.
 */
export const verifyEmail = defineEndpoint('GET /api/v1/login/verifyemail', {
  topic: 'Identity',
  summary: 'Verify the email of an account',
  actors: anyone,
  source: 'S1§7',
  query: z.object({ token }),
  errors: ['your_verification_email_link_is_expired', 'too_many_requests'],
  success: 'email_verified',
  reply: z.object({ email: z.string(), passwordToken: z.string() }),
});
