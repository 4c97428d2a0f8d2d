import type { ActorKind } from '@repo/contracts/endpoint';
import { SignJWT, decodeJwt } from 'jose';
import { secretsFrom } from '../../secrets.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { testSecrets } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

type SignedInKind = Exclude<ActorKind, 'guest'>;

/** An account or guest that makes calls; one of kind `unknown` has an invalid token. */
export type Caller = {
  readonly name: string;
  readonly kind: ActorKind | 'unknown';
  readonly headers: { readonly authorization?: string };
  /** The owner of the caller's own objects; 0 for none. */
  readonly accountId: number;
  /** The owner of foreign objects. */
  readonly otherAccountId: number;
};

/**
 * Returns a caller of every kind, and callers with invalid tokens. The invalid tokens belong to an account that may
 * make the call, so that only the token can be the reason for a refusal.
 */
export async function callersOf(
  api: Pick<TestApi, 'database' | 'clock'>,
  actors: readonly ActorKind[],
): Promise<readonly Caller[]> {
  const [host, businessHost, otherHost, provider, otherProvider, operator] = await Promise.all([
    signIn(api, 'host'),
    signIn(api, 'businessHost'),
    signIn(api, 'host'),
    signIn(api, 'provider'),
    signIn(api, 'provider'),
    signIn(api, 'operator'),
  ]);
  const known = (name: string, kind: SignedInKind, self: TestActor, other: TestActor): Caller => ({
    name,
    kind,
    headers: self.headers,
    accountId: self.accountId,
    otherAccountId: other.accountId,
  });
  const guest = { accountId: 0, otherAccountId: host.accountId };
  return [
    { name: 'no token', kind: 'guest', headers: {}, ...guest },
    known('host', 'host', host, otherHost),
    known('business host', 'host', businessHost, otherHost),
    known('other host', 'host', otherHost, host),
    known('provider', 'provider', provider, otherProvider),
    known('other provider', 'provider', otherProvider, provider),
    known('operator', 'operator', operator, host),
    ...(await unknownCallers(api, actors.find((kind) => kind !== 'guest') ?? 'host')),
  ];
}

async function unknownCallers(
  api: Pick<TestApi, 'database' | 'clock'>,
  kind: SignedInKind,
): Promise<readonly Caller[]> {
  const [ended, inactive, owner, other] = await Promise.all([
    signIn(api, kind),
    signIn(api, kind),
    signIn(api, kind),
    signIn(api, kind),
  ]);
  const now = new Date(api.clock.nowMs());
  await api.database
    .updateTable('session')
    .set({ endedAt: now })
    .where('accountId', '=', ended.accountId)
    .execute();
  await api.database
    .updateTable('account')
    .set({ isActive: false })
    .where('id', '=', inactive.accountId)
    .execute();
  const unknown = (name: string, { accountId }: TestActor, authorization: string): Caller => ({
    name,
    kind: 'unknown',
    headers: { authorization },
    accountId,
    otherAccountId: other.accountId,
  });
  const invalid = await invalidTokens(owner.token, api.clock.nowMs() / 1000);
  return [
    unknown('token of an ended session', ended, `Bearer ${ended.token}`),
    unknown('token of a deactivated account', inactive, `Bearer ${inactive.token}`),
    unknown('not a bearer token', owner, `Basic ${Buffer.from('robin:secret').toString('base64')}`),
    ...Object.entries(invalid).map(([name, token]) => unknown(name, owner, `Bearer ${token}`)),
  ];
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns tokens with the claims of a valid one that are forged, expired or malformed. */
async function invalidTokens(token: string, nowSeconds: number): Promise<Readonly<Record<string, string>>> {
  const claims = decodeJwt(token);
  const [, body = '', signature = ''] = token.split('.');
  const sign = (key: Uint8Array, algorithm = 'HS256', changes = {}): Promise<string> =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: algorithm }).sign(key);
  const [key] = testSecrets.keysFor('access-token');
  const [otherKey] = secretsFrom(['the secret of another product, long enough']).keysFor('access-token');
  const [keyForFiles] = testSecrets.keysFor('file-address');
  const asOperator = base64url({ ...claims, sub: '1', userTypeId: 4 });
  return {
    'garbage token': 'garbage',
    'token signed with another key': await sign(otherKey),
    'token signed for another purpose': await sign(keyForFiles),
    'token signed with another algorithm': await sign(Buffer.concat([key, key]), 'HS512'),
    'expired token': await sign(key, 'HS256', { exp: Math.floor(nowSeconds) - 1 }),
    'token without an end': await sign(key, 'HS256', { exp: undefined }),
    'alg: none token': `${base64url({ alg: 'none' })}.${body}.`,
    'alg: none token with a signature': `${base64url({ alg: 'none' })}.${body}.${signature}`,
    'token with another content': `${base64url({ alg: 'HS256' })}.${asOperator}.${signature}`,
  };
}
