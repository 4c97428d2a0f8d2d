import { registerUser, verifyEmail as verifyEmailEndpoint } from '@repo/contracts/identity/sign-up';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { countCall, limitFailures } from '../../../http/limits/limit-failures.ts';
import { orFail } from '../../../http/or-fail.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { registerHost } from './register-host.ts';
import { verifyEmail } from './verify-email.ts';

export function signUpRoutes(app: FastifyInstance, deps: IdentityTools & Pick<Deps, 'throttle'>): void {
  bindEndpoint(app, registerUser, async ({ body, locale, address }) => {
    await countCall(deps.throttle, identityLimits.signUpFromAddress, address);
    await countCall(deps.throttle, identityLimits.signUpOfEmail, body.email);
    const registered = await registerHost(deps, { ...body, locale });
    // Restores the count, because no email was sent.
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
