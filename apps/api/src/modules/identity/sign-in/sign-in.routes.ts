import { facebookLogin, googleLogin, loginProvider, loginUser } from '@repo/contracts/identity/sign-in';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answer } from '../../../http/answer.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { limitFailures } from '../../../http/limits/limit-failures.ts';
import type { Login } from '../account.repository.ts';
import { deviceCookie, deviceCookieName, refreshCookie } from '../identity-cookies.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { createConcurrencyLimitPerKey } from '../../../async/concurrency-limit.ts';
import { deviceOfUserAgent } from '../sessions/device-of-user-agent.policy.ts';
import { presentSession } from '../sessions/session.presenter.ts';
import { isKnownDevice, newDevice, signInSubject } from './known-device.ts';
import { signInWithSocial } from './sign-in-with-social.ts';
import { signIn } from './sign-in.ts';
import type { SocialProvider } from './social.repository.ts';

type SignInDeps = IdentityTools & Pick<Deps, 'throttle' | 'social'>;

export function signInRoutes(app: FastifyInstance, deps: SignInDeps): void {
  bindLogin(app, deps, loginUser, 'host');
  bindLogin(app, deps, loginProvider, 'provider');
  bindSocial(app, deps, googleLogin, 'google');
  bindSocial(app, deps, facebookLogin, 'facebook');
}

/**
 * How many logins of one account run at a time. A running login counts as a failure, so that without this limit many
 * concurrent correct ones would lock the account.
 */
const accountConcurrency = { max: 3, maxWaiting: 100 };

/** The failures that count as guesses. */
const guesses: readonly ErrorCode[] = [
  'username_or_password_is_incorrect',
  'second_factor_code_is_incorrect',
];

function bindLogin(
  app: FastifyInstance,
  deps: SignInDeps,
  endpoint: typeof loginUser | typeof loginProvider,
  login: Login,
): void {
  const { secrets, throttle } = deps;
  const inTurn = createConcurrencyLimitPerKey(accountConcurrency);
  bindEndpoint(
    app,
    endpoint,
    async ({ body: { userName: email, password, code }, address, cookies, userAgent }) => {
      const device = deviceOfUserAgent(userAgent);
      const owner = { email, login };
      const subject = signInSubject(secrets, owner, cookies[deviceCookieName]);
      const ofAccount = { rule: identityLimits.signInOfAccount, subject, isForgivenBySuccess: true };
      // A known device is limited by its own failures only, not by those of others on its network.
      const limits = isKnownDevice(secrets, owner, cookies[deviceCookieName])
        ? [ofAccount]
        : [{ rule: identityLimits.signInFromAddress, subject: address }, ofAccount];
      const session = await inTurn(subject, () =>
        limitFailures(throttle, guesses, limits, () =>
          signIn(deps, { login, email, password, code, device }),
        ),
      );
      const knownDevice = deviceCookie(newDevice(secrets, owner));
      return answer(presentSession(session), { cookies: [refreshCookie(session), knownDevice] });
    },
  );
}

function bindSocial(
  app: FastifyInstance,
  deps: SignInDeps,
  endpoint: typeof googleLogin | typeof facebookLogin,
  provider: SocialProvider,
): void {
  const identity = deps.social[provider];
  bindEndpoint(app, endpoint, async ({ body: { accessToken }, locale, address, userAgent }) => {
    const limits = [{ rule: identityLimits.signInFromAddress, subject: address }];
    const session = await limitFailures(deps.throttle, 'invalid_login', limits, () =>
      signInWithSocial(deps, {
        provider,
        identity,
        accessToken,
        locale,
        device: deviceOfUserAgent(userAgent),
      }),
    );
    return answer(presentSession(session), { cookies: [refreshCookie(session)] });
  });
}
