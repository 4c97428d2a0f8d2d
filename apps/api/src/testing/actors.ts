import { randomUUID } from 'node:crypto';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { issueAccessToken } from '../modules/identity/access-token.ts';
import type { Secrets } from '../secrets.ts';
import { createAccount } from './identity/accounts.ts';
import { testSecrets } from './test-api.ts';
import type { TestApi } from './test-api.ts';

type SigningDeps = Pick<TestApi, 'database' | 'clock'> & { readonly secrets?: Secrets };

type SignedInKind = keyof typeof userTypeIds;

export type TestActor = {
  readonly accountId: number;
  readonly email: string;
  readonly token: string;
  /** For `app.inject({ headers })`. */
  readonly headers: { readonly authorization: string };
};

/** Creates a verified account and signs it in, or signs in the account with a known id. */
export async function signIn(
  { database, clock, secrets }: SigningDeps,
  kind: SignedInKind,
  knownId?: number,
): Promise<TestActor> {
  const { id: accountId, email } = await (knownId === undefined
    ? createAccount({ database, clock }, { kind, passwordHash: null })
    : database
        .selectFrom('account')
        .select(['id', 'email'])
        .where('id', '=', knownId)
        .executeTakeFirstOrThrow());
  return signInAgain({ database, clock, ...(secrets && { secrets }) }, { accountId, email }, kind);
}

/** Signs the same account in again, for tests that outlast an access token. */
export async function signInAgain(
  { database, clock, secrets = testSecrets }: SigningDeps,
  { accountId, email }: Pick<TestActor, 'accountId' | 'email'>,
  kind: SignedInKind,
): Promise<TestActor> {
  const now = new Date(clock.nowMs());
  const sessionId = randomUUID();
  await database
    .insertInto('session')
    .values({
      id: sessionId,
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  const token = await issueAccessToken(
    { accountId, userTypeId: userTypeIds[kind], sessionId },
    secrets.keysFor('access-token'),
    Math.floor(now.getTime() / 1000),
  );
  return { accountId, email, token, headers: { authorization: `Bearer ${token}` } };
}
