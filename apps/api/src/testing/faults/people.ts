import { randomUUID } from 'node:crypto';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { Database } from '../../database/schema.ts';
import { createProviders } from '../provider-factory.ts';
import type { TestProvider } from '../provider-factory.ts';

export type Person = {
  readonly accountId: number;
  readonly sessionId: string;
  readonly kind: 'host' | 'provider' | 'operator';
};

const daySeconds = 86_400;

/** Returns noon in Toronto, ten days from now. */
export const noonInTenDays = (): number =>
  (Math.floor(Date.now() / (daySeconds * 1000)) + 10) * daySeconds + 17 * 3600;

/** Creates hosts or operators with a session each. */
export async function makePeople(
  database: Database,
  kind: 'host' | 'operator',
  count: number,
): Promise<Person[]> {
  const now = new Date();
  const accounts = await database
    .insertInto('account')
    .values(
      Array.from({ length: count }, () => ({
        userType: userTypeIds[kind],
        email: `${kind}-${randomUUID()}@demo.test`,
        firstName: 'Robin',
        lastName: 'Test',
        emailVerifiedAt: now,
        createdAt: now,
      })),
    )
    .returning('id')
    .execute();
  return signIn(
    database,
    kind,
    accounts.map(({ id }) => id),
  );
}

/** Creates providers with a session each, available at any time. */
export const makeProviders = async (
  database: Database,
  changes: readonly Partial<TestProvider>[],
): Promise<Person[]> => signIn(database, 'provider', await createProviders(database, changes));

async function signIn(database: Database, kind: Person['kind'], ids: readonly number[]): Promise<Person[]> {
  const now = new Date();
  const people = ids.map((accountId) => ({ accountId, sessionId: randomUUID(), kind }));
  await database
    .insertInto('session')
    .values(
      people.map(({ accountId, sessionId }) => ({
        id: sessionId,
        accountId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 30 * daySeconds * 1000),
      })),
    )
    .execute();
  return people;
}
