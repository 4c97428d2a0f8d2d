import { randomUUID } from 'node:crypto';
import {
  changePassword as changeEndpoint,
  forgotPassword,
  setPassword as setEndpoint,
} from '@repo/contracts/identity/password';
import { checkConfirmation } from '@repo/domain/identity/password';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { successes as english } from '@repo/i18n/texts/en-ca/successes';
import { successes as french } from '@repo/i18n/texts/fr-ca/successes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answer } from '../../../http/answer.ts';
import type { SignedInActor } from '../../../actor.ts';
import { bindEndpoint, signedIn } from '../../../http/bind-endpoint.ts';
import type { Call } from '../../../http/bind-endpoint.ts';
import { countCall, limitFailures } from '../../../http/limits/limit-failures.ts';
import { orFail } from '../../../http/or-fail.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import type { AccountRecord } from '../account.repository.ts';
import { deviceCookie } from '../identity-cookies.ts';
import { identityLimits } from '../identity-limits.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { newDevice, signInSubject } from '../sign-in/known-device.ts';
import { changePassword } from './change-password.ts';
import { checkHasAccount } from './check-has-account.ts';
import { sendPasswordLinksJob } from './send-password-links.ts';
import { setOwnPassword, setPasswordByEmail } from './set-password.ts';

type PasswordDeps = IdentityTools &
  Pick<Deps, 'throttle'> & {
    readonly enqueue: EnqueueJob;
    readonly revealsUnknownEmail?: boolean;
  };

/** A sentence instead of a key, because the page shows it unchanged (S1§8, A-37). */
const linkSentMessage = {
  'en-CA': english.if_this_email_is_registered_a_link_is_on_its_way,
  'fr-CA': french.if_this_email_is_registered_a_link_is_on_its_way,
} as const;

export function passwordRoutes(app: FastifyInstance, deps: PasswordDeps): void {
  const { database, enqueue, secrets, throttle, revealsUnknownEmail = false } = deps;

  bindEndpoint(app, forgotPassword, async ({ body: { email }, locale, address }) => {
    await countCall(throttle, identityLimits.forgottenPasswordFromAddress, address);
    await countCall(throttle, identityLimits.forgottenPasswordOfAccount, email);
    if (revealsUnknownEmail) orFail(await checkHasAccount(database, email));
    await enqueue(database, sendPasswordLinksJob, { requestId: randomUUID(), email });
    return answer(null, { message: linkSentMessage[locale] });
  });

  bindEndpoint(app, setEndpoint, async (call) => {
    const { email, userTypeId } = await setPassword(deps, call);
    // Unlocks the owner, whom failed logins of others may have locked out, and trusts this browser.
    const login = userKindOf(userTypeId) === 'provider' ? 'provider' : 'host';
    await throttle.reset(identityLimits.signInOfAccount, signInSubject(secrets, { email, login }, undefined));
    return answer(null, { cookies: [deviceCookie(newDevice(secrets, { email, login }))] });
  });

  bindEndpoint(app, changeEndpoint, async (call) => {
    const actor = signedIn(call);
    return limitFailures(throttle, 'current_password_is_incorrect', currentPasswordLimits(actor), () =>
      changePassword(deps, actor, call.body),
    );
  });
}

/** Sets a password by the token of an email, or the caller's own; the ownership check refuses other accounts. */
async function setPassword(deps: PasswordDeps, call: Call<typeof setEndpoint>): Promise<AccountRecord> {
  const { id, password, confirmPassword, currentPassword } = call.body;
  orFail(checkConfirmation(password, confirmPassword));
  if (typeof id === 'string') {
    const limits = [{ rule: identityLimits.mailTokenFromAddress, subject: call.address }];
    return limitFailures(deps.throttle, 'password_link_has_expired', limits, () =>
      setPasswordByEmail(deps, call.actor, { token: id, password }),
    );
  }
  const actor = signedIn(call);
  return limitFailures(deps.throttle, 'current_password_is_incorrect', currentPasswordLimits(actor), () =>
    setOwnPassword(deps, actor, { password, currentPassword }),
  );
}

const currentPasswordLimits = ({ accountId }: SignedInActor) => [
  {
    rule: identityLimits.currentPasswordOfAccount,
    subject: String(accountId),
    isForgivenBySuccess: true,
  },
];
