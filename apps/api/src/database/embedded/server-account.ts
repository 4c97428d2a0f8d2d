import { readFileSync } from 'node:fs';

/** The system account that the database server runs as. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

const unprivilegedName = 'nobody';
const unprivileged: ServerAccount = { uid: 65_534, gid: 65_534 };

/**
 * Returns the system account without privileges if the product runs as root, because PostgreSQL refuses to run as root;
 * otherwise undefined, and the server runs as the product's own account.
 */
export function serverAccount(): ServerAccount | undefined {
  return process.getuid?.() === 0 ? findUnprivilegedAccount() : undefined;
}

function findUnprivilegedAccount(): ServerAccount {
  try {
    const entry = new RegExp(`^${unprivilegedName}:[^:]*:(\\d+):(\\d+):`, 'm');
    const line = readFileSync('/etc/passwd', 'utf8').match(entry);
    return line === null ? unprivileged : { uid: Number(line[1]), gid: Number(line[2]) };
  } catch {
    return unprivileged;
  }
}
