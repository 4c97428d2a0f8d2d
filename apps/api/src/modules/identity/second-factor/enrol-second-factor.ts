import { randomBytes } from 'node:crypto';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { secondFactorRepository } from './second-factor.repository.ts';
import { otpauthUri } from './totp.ts';

/** Shown once: only sealed and hashed forms of it are stored. */
export type SecondFactorEnrolment = {
  readonly otpauthUri: string;
  readonly recoveryCodes: readonly string[];
};

const secretBytes = 20;

/** Gives an account a new second factor, in place of the one it has. */
export async function enrolSecondFactor(
  { database, clock, secrets }: Pick<IdentityTools, 'database' | 'clock' | 'secrets'>,
  { id: accountId, email }: { readonly id: number; readonly email: string },
): Promise<SecondFactorEnrolment> {
  const secret = randomBytes(secretBytes);
  const recoveryCodes = newRecoveryCodes();
  await secondFactorRepository(database).replace({
    accountId,
    sealedSecret: sealSecret(secret, accountId, secrets.keysFor('second-factor')),
    recoveryHashes: recoveryCodes.map(hashOfRecoveryCode),
    now: new Date(clock.nowMs()),
  });
  return { otpauthUri: otpauthUri(secret, email), recoveryCodes };
}
