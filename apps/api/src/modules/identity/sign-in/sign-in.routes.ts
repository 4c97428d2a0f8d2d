import { facebookLogin, googleLogin, loginProvider, loginUser } from '@repo/contracts/identity/sign-in';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../http/answer.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { limitFailures } from '../../../http/limits/limit-failures.ts';
import type { SocialIdentity } from '../../../ports/social-identity.ts';
import type { Throttle } from '../../../ports/throttle.ts';
import type { Door } from '../account.repository.ts';
import { deviceCookie, deviceCookieName, refreshCookie } from '../identity-cookies.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { boundedWorkPerKey } from '../../../bounded-work.ts';
import { presentSession } from '../sessions/session.presenter.ts';
import { newDevice, signInSubject } from './known-device.ts';
import { signInWithSocial } from './sign-in-with-social.ts';
import { signIn } from './sign-in.ts';
import type { SocialProvider } from './social.repository.ts';

type Deps = IdentityTools & {
  readonly throttle: Throttle;
  readonly social: Readonly<Record<SocialProvider, SocialIdentity>>;
};

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  bindDoor(app, deps, loginUser, 'host');
  bindDoor(app, deps, loginProvider, 'provider');
  bindSocial(app, deps, googleLogin, 'google');
  bindSocial(app, deps, facebookLogin, 'facebook');
}

/**
 * So many of one account are judged at a time. They count as failures until they are through, so that without this a
 * rush of right ones would be taken for one of wrong ones.
 */
const ofOneAccount = { most: 3, mostWaiting: 100 };

/** Six statements: two limits, the account, the session, and what is given back of the limits. */
function bindDoor(
  app: FastifyInstance,
  deps: Deps,
  endpoint: typeof loginUser | typeof loginProvider,
  door: Door,
): void {
  const { secrets, throttle } = deps;
  const inTurn = boundedWorkPerKey(ofOneAccount);
  bindEndpoint(app, endpoint, async ({ body: { userName: email, password }, address, cookies }) => {
    const owner = { email, door };
    const subject = signInSubject(secrets, owner, cookies[deviceCookieName]);
    const limits = [
      { rule: identityLimits.signInFromAddress, subject: address },
      { rule: identityLimits.signInOfAccount, subject, isForgivenBySuccess: true },
    ];
    const session = await inTurn(subject, () =>
      limitFailures(throttle, 'username_or_password_is_incorrect', limits, () =>
        signIn(deps, { door, email, password }),
      ),
    );
    const device = deviceCookie(newDevice(secrets, owner));
    return answer(presentSession(session), { cookies: [refreshCookie(session), device] });
  });
}

function bindSocial(
  app: FastifyInstance,
  deps: Deps,
  endpoint: typeof googleLogin | typeof facebookLogin,
  provider: SocialProvider,
): void {
  const identity = deps.social[provider];
  bindEndpoint(app, endpoint, async ({ body: { accessToken }, locale, address }) => {
    const limits = [{ rule: identityLimits.signInFromAddress, subject: address }];
    const session = await limitFailures(deps.throttle, 'invalid_login', limits, () =>
      signInWithSocial(deps, { provider, identity, accessToken, locale }),
    );
    return answer(presentSession(session), { cookies: [refreshCookie(session)] });
  });
}
