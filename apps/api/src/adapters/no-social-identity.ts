import { fail } from '@repo/domain/result';
import type { SocialIdentity } from '../ports/social-identity.ts';

/** Where the product has no account of its own at a sign-in provider, nobody can be asked. */
export const noSocialIdentity: SocialIdentity = {
  profileOf: async () => fail('unable_to_access_server'),
};
