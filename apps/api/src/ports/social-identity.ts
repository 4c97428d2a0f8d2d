import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';

/** Who a sign-in provider says somebody is. */
export type SocialProfile = {
  /** The id at the sign-in provider, which stays when the e-mail changes. */
  readonly subject: string;
  /** In lower case, and verified by the provider: an unverified one is refused before it gets here. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Asks the sign-in provider whom an access token was issued to, and that it was issued to us. */
export type SocialIdentity = {
  readonly profileOf: (accessToken: string) => Promise<Result<SocialProfile, ErrorCode>>;
};
