import type { Session } from '@repo/contracts/identity/session';
import { demoSession } from '@repo/shell/testing/demo-session';

const sessions = new Map<string, Promise<Session>>();

/** Returns the session of a demo account, signed in once per test file because sign-ins are limited. */
export function signedIn(name: string, role: 'host' | 'provider'): Promise<Session> {
  const known = sessions.get(name) ?? demoSession(name, role);
  sessions.set(name, known);
  return known;
}
