import { registerUser, verifyEmail as verifyEmailEndpoint } from '@repo/contracts/identity/sign-up';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { countCall, limitFailures } from '../../../http/limits/limit-failures.ts';
import { orFail } from '../../../http/or-fail.ts';
import type { Throttle } from '../../../ports/throttle.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { registerHost } from './register-host.ts';
import { verifyEmail } from './verify-email.ts';

type Deps = IdentityTools & { readonly throttle: Throttle };

export function signUpRoutes(app: FastifyInstance, deps: Deps): void {
  bindEndpoint(app, registerUser, async ({ body, locale, address }) => {
    await countCall(deps.throttle, identityLimits.signUpFromAddress, address);
    await countCall(deps.throttle, identityLimits.signUpOfEmail, body.email);
    const registered = await registerHost(deps, { ...body, locale });
    // No mail was sent.
    if (!registered.ok) await deps.throttle.giveBack(identityLimits.signUpOfEmail, body.email);
    return orFail(registered);
  });

  bindEndpoint(app, verifyEmailEndpoint, ({ query: { token }, address }) => {
    const limits = [{ rule: identityLimits.mailTokenFromAddress, subject: address }];
    return limitFailures(deps.throttle, 'your_verification_email_link_is_expired', limits, () =>
      verifyEmail(deps, token),
    );
  });
}
