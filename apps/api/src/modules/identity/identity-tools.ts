import type { Deps } from '../../deps.ts';
import type { PasswordHashes } from './passwords/password-hashes.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';

/** The dependencies of this module's commands. */
export type IdentityTools = Pick<
  Deps,
  'database' | 'clock' | 'secrets' | 'sendMail' | 'publicUrl' | 'mayOmitSecondFactor'
> & {
  readonly hashes: PasswordHashes;
  readonly sessions: LiveSessions;
};
