import { userKindOf, userTypeIds } from '@repo/domain/identity/user-kind';
import { SignJWT, jwtVerify } from 'jose';
import type { SignedInActor } from '../../actor.ts';
import type { Keys } from '../../secrets.ts';

/** Short, because what a token says cannot be taken back from whoever has it. */
const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';

/** A token that says who somebody is, without anybody being asked (S1§3 "the user type claim in the token"). */
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

const mostRemembered = 10_000;

/**
 * Tells whom a token was issued to; nothing for one that we did not sign or that has run out by our clock. A
 * signature that was right stays right, and looking at it anew costs more than most calls: it is looked at once.
 */
export function accessTokenReader(keys: Keys) {
  const verified = new Map<string, Verified>();
  return async (token: string, nowSeconds: number): Promise<Verified | undefined> => {
    const known = verified.get(token) ?? (await verify(token, keys, nowSeconds));
    if (known === undefined || known.expiresAtSeconds <= nowSeconds) return undefined;
    if (verified.size >= mostRemembered) verified.clear();
    verified.set(token, known);
    return known;
  };
}

async function verify(token: string, keys: Keys, nowSeconds: number): Promise<Verified | undefined> {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, {
      algorithms: [algorithm],
      currentDate: new Date(nowSeconds * 1000),
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
