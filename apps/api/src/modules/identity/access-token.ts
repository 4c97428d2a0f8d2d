import { userKindOf, userTypeIds } from '@repo/domain/identity/user-kind';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { SignJWT, jwtVerify } from 'jose';
import type { SignedInActor } from '../../actor.ts';
import type { Keys } from '../../secrets.ts';

/** Short, because a token cannot be revoked. */
const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';

/** Signs a token that carries the account, session and user type (S1§3 "the user type claim in the token"). */
export const issueAccessToken = (
  { accountId, userTypeId, sessionId }: Omit<SignedInActor, 'kind'>,
  [key]: Keys,
  nowSeconds: number,
): Promise<string> =>
  new SignJWT({ userTypeId, sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(accountId))
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + accessTokenSeconds)
    .sign(key);

export type Verified = { readonly actor: SignedInActor; readonly expiresAtSeconds: number };

const maxCached = 10_000;

/**
 * Returns a function that verifies a token and returns its actor, or undefined if the signature is foreign or the token
 * has expired. Caches verified signatures, because checking one costs more than most calls.
 */
export function accessTokenReader(keys: Keys) {
  const verified = new Map<string, Verified>();
  return async (token: string, nowSeconds: number): Promise<Verified | undefined> => {
    const known = verified.get(token) ?? (await verify(token, keys, nowSeconds));
    if (known === undefined || known.expiresAtSeconds <= nowSeconds) return undefined;
    if (verified.size >= maxCached) verified.clear();
    verified.set(token, known);
    return known;
  };
}

async function verify(token: string, keys: Keys, nowSeconds: number): Promise<Verified | undefined> {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, {
      algorithms: [algorithm],
      currentDate: dateOf(nowSeconds),
      requiredClaims: ['sub', 'exp', 'sid', 'userTypeId'],
    }).catch(() => undefined);
    if (verified === undefined) continue;
    const actor = actorOf(verified.payload);
    return actor && { actor, expiresAtSeconds: verified.payload.exp ?? 0 };
  }
  return undefined;
}

function actorOf({
  sub,
  sid,
  userTypeId: claimed,
}: Readonly<Record<string, unknown>>): SignedInActor | undefined {
  const userTypeId = Object.values(userTypeIds).find((known) => known === claimed);
  if (userTypeId === undefined || typeof sid !== 'string') return undefined;
  const kind = userKindOf(userTypeId);
  return kind === 'guest' ? undefined : { kind, accountId: Number(sub), sessionId: sid, userTypeId };
}
