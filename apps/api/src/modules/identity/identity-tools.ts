import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { Secrets } from '../../secrets.ts';
import type { PasswordHashes } from './passwords/password-hashes.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';

/** What the commands of this module work with. */
export type IdentityTools = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly hashes: PasswordHashes;
  readonly sessions: LiveSessions;
  readonly sendMail: SendMail;
  readonly publicUrl: () => string;
};
