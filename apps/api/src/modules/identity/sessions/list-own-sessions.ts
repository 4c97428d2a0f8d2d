import type { OwnSession } from '@repo/contracts/identity/session';
import type { SignedInActor } from '../../../actor.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { presentOwnSession } from './session.presenter.ts';
import { sessionRepository } from './session.repository.ts';

/** Lists the devices on which an account is logged in. */
export async function listOwnSessions(
  { database, clock }: Pick<IdentityTools, 'database' | 'clock'>,
  { accountId, sessionId }: Pick<SignedInActor, 'accountId' | 'sessionId'>,
): Promise<OwnSession[]> {
  const found = await sessionRepository(database).list(accountId, clock.nowMs());
  return found.map((record) => presentOwnSession(record, sessionId));
}
