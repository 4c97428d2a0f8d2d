import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';

/** The person that a sign-in provider identifies. */
export type SocialProfile = {
  /** The id at the sign-in provider, which stays the same when the email changes. */
  readonly subject: string;
  /** In lower case, and verified by the provider: an unverified one is refused before it gets here. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Returns the user of an access token, and checks that the sign-in provider issued the token to us. */
export type SocialIdentity = {
  readonly profileOf: (accessToken: string) => Promise<Result<SocialProfile, ErrorCode>>;
};
