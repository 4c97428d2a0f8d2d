import { randomUUID } from 'node:crypto';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { passwordHashes } from '../../modules/identity/identity.module.ts';
import type { TestApi } from '../test-api.ts';

type Changes = {
  readonly kind?: keyof typeof userTypeIds;
  readonly email?: string;
  readonly passwordHash?: string | null;
  readonly isVerified?: boolean;
  readonly isActive?: boolean;
};

/** The password of all test accounts, which is hashed only once. */
export const testPassword = 'Demo!123';
let testHash: Promise<string> | undefined;
const hashOnce = (): Promise<string> => (testHash ??= passwordHashes().hash(testPassword));

/** Creates an account with a password, verified and active by default. */
export async function createAccount(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  { kind = 'host', email, passwordHash, isVerified = true, isActive = true }: Changes = {},
): Promise<{ readonly id: number; readonly email: string }> {
  const now = new Date(clock.nowMs());
  return database
    .insertInto('account')
    .values({
      userType: userTypeIds[kind],
      email: email ?? `${kind.toLowerCase()}-${randomUUID().slice(0, 8)}@demo.test`,
      firstName: 'Robin',
      lastName: 'Test',
      passwordHash: passwordHash === undefined ? await hashOnce() : passwordHash,
      emailVerifiedAt: isVerified ? now : null,
      isActive,
      createdAt: now,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}
