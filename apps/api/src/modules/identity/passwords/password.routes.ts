import { randomUUID } from 'node:crypto';
import {
  changePassword as changeEndpoint,
  forgotPassword,
  setPassword as setEndpoint,
} from '@repo/contracts/identity/password';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { successes as english } from '@repo/i18n/texts/en-ca/successes';
import { successes as french } from '@repo/i18n/texts/fr-ca/successes';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../http/answer.ts';
import { bindEndpoint, signedIn } from '../../../http/bind-endpoint.ts';
import { countCall, limitFailures } from '../../../http/limits/limit-failures.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import type { Throttle } from '../../../ports/throttle.ts';
import { deviceCookie } from '../identity-cookies.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { newDevice, signInSubject } from '../sign-in/known-device.ts';
import { changePassword } from './change-password.ts';
import { sendPasswordLinksJob } from './send-password-links.ts';
import { setPassword } from './set-password.ts';

type Deps = IdentityTools & { readonly throttle: Throttle; readonly enqueue: EnqueueJob };

/** The specs have this reply shown as it is, so it is a sentence and no key (S1§8, A-37). */
const linkIsOnItsWay = {
  'en-CA': english.if_this_email_is_registered_a_link_is_on_its_way,
  'fr-CA': french.if_this_email_is_registered_a_link_is_on_its_way,
} as const;

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, enqueue, secrets, throttle } = deps;

  bindEndpoint(app, forgotPassword, async ({ body: { email }, locale, address }) => {
    await countCall(throttle, identityLimits.forgottenPasswordFromAddress, address);
    await countCall(throttle, identityLimits.forgottenPasswordOfAccount, email);
    await enqueue(database, sendPasswordLinksJob, { requestId: randomUUID(), email });
    return answer(null, { message: linkIsOnItsWay[locale] });
  });

  bindEndpoint(app, setEndpoint, async ({ body, actor, address }) => {
    const limits = [{ rule: identityLimits.mailTokenFromAddress, subject: address }];
    const { email, userTypeId } = await limitFailures(throttle, 'password_link_has_expired', limits, () =>
      setPassword(deps, actor, body),
    );
    // Whoever was locked out has proved to be the owner, and gets in with the new password from this browser.
    const door = userKindOf(userTypeId) === 'provider' ? 'provider' : 'host';
    await throttle.reset(identityLimits.signInOfAccount, signInSubject(secrets, { email, door }, undefined));
    return answer(null, { cookies: [deviceCookie(newDevice(secrets, { email, door }))] });
  });

  bindEndpoint(app, changeEndpoint, async (call) => {
    const actor = signedIn(call);
    const subject = String(actor.accountId);
    const limits = [{ rule: identityLimits.currentPasswordOfAccount, subject, isForgivenBySuccess: true }];
    return limitFailures(throttle, 'current_password_is_incorrect', limits, () =>
      changePassword(deps, actor, call.body),
    );
  });
}
