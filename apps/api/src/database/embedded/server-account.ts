import { readFileSync } from 'node:fs';

/** The account the database server runs as. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

const unprivileged: ServerAccount = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so a product started by root hands its server to `nobody`, an account
 * every system has. Anybody else runs it as themselves, which is `undefined` here.
 */
export function serverAccount(): ServerAccount | undefined {
  return process.getuid?.() === 0 ? nobodyOfThisSystem() : undefined;
}

function nobodyOfThisSystem(): ServerAccount {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line === null ? unprivileged : { uid: Number(line[1]), gid: Number(line[2]) };
  } catch {
    return unprivileged;
  }
}
