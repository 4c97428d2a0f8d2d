import type { IdentityTools } from './identity-tools.ts';
import { mailTokenRepository } from './mail-tokens/mail-token.repository.ts';
import { sessionRepository } from './sessions/session.repository.ts';

/** Kept this long after they have ended: by then nobody comes with a token of theirs any more. */
const keptDays = 30;

/** Takes away sessions and links that have been over for long. */
export async function sweepIdentity({
  database,
  clock,
}: Pick<IdentityTools, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.nowMs() - keptDays * 86_400_000);
  await sessionRepository(database).sweep(before);
  await mailTokenRepository(database).sweep(before);
}
