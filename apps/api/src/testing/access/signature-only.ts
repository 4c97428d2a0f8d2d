import { userKindOf, userTypeIds } from '@repo/domain/identity/user-kind';
import { jwtVerify } from 'jose';
import type { ActorOfToken } from '../../http/authenticate.ts';
import { testSecrets } from '../test-api.ts';
import type { FixedClock } from '../fixed-clock.ts';

/** Returns a lookup that accepts every token with a valid signature and ignores ended sessions and closed accounts. */
export function signatureOnly(clock: FixedClock): ActorOfToken {
  const [key] = testSecrets.keysFor('access-token');
  return async (token) => {
    const verified = await jwtVerify(token, key, { currentDate: new Date(clock.nowMs()) }).catch(
      () => undefined,
    );
    const userTypeId = Object.values(userTypeIds).find((known) => known === verified?.payload['userTypeId']);
    const kind = userKindOf(userTypeId ?? null);
    if (userTypeId === undefined || kind === 'guest') return undefined;
    return { kind, accountId: Number(verified?.payload.sub), sessionId: '', userTypeId };
  };
}
