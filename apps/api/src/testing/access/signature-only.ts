import { userKindOf, userTypeIds } from '@repo/domain/identity/user-kind';
import { jwtVerify } from 'jose';
import type { ActorOfToken } from '../../http/know-callers.ts';
import { testSecrets } from '../test-api.ts';
import type { FixedClock } from '../fixed-clock.ts';

/** Believes every token that we have signed, as if sessions never ended and accounts were never closed. */
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
