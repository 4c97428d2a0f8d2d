import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { ensureClusterHome, findClusterHome } from './cluster-home.ts';
import { ensureCluster, removeClusterDrafts } from './initial-cluster.ts';
import { endWithProcess, ensureServer, forgetSocketFolder, stopServer } from './postgres-server.ts';
import type { RunningServer, ServerFolders } from './postgres-server.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { serverAccount } from './server-account.ts';
import { installServerBinaries, removeOtherBinaries } from './server-binaries.ts';

export type EmbeddedPostgres = {
  /** The address and user for clients of the server. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** For tests: skips all waiting for the disk, so that a crash of the machine may lose everything. */
  readonly isDisposable?: boolean | undefined;
  /** Called when the server has died and could not be restarted for two minutes; throws by default. */
  readonly onLost?: (reason: unknown) => void;
};

const database = 'marketplace';
const superuser = 'postgres';
/** The advisory lock of the running product; any fixed number works, since no other program uses the database. */
const productLock = 4_000_001;
const lockTimeoutMs = 2000;
const openTimeoutMs = 15_000;
const firstPauseMs = 100;
const longestPauseMs = 5000;
/** A server that has run for this long is restarted without a pause when it dies. */
const stableAfterMs = 60_000;
const reopenTimeoutMs = 120_000;

const durable = { client_connection_check_interval: '1s', max_connections: '200' };
const disposable = { ...durable, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Opens the embedded database: a real PostgreSQL server as a child process, reached through a private socket. The
 * server survives a kill of this process and is adopted by the next one. A lock in the database, which ends with its
 * holder, keeps a second product out of the folder.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { isDisposable = false, onLost = rethrow }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const home = await ensureClusterHome(dataDir, account);
  const binaries = await installServerBinaries(home, account);
  const folders = { home, data: join(home, 'data'), binaries };
  await ensureCluster(folders, account);
  const settings = isDisposable ? disposable : durable;

  const stopping = new AbortController();
  let reopening = Promise.resolve();
  let pauseMs = 0;
  const open = async () => {
    const opened = await openAndLock(folders, dataDir, () => ensureServer(folders, account, settings));
    const openedAtMs = performance.now();
    const { pid, isAdopted } = opened.server;
    const stopEnding = isAdopted ? endWithProcess(() => void process.kill(pid, 'SIGINT')) : undefined;
    opened.lock.on('end', () => {
      stopEnding?.();
      if (performance.now() - openedAtMs > stableAfterMs) pauseMs = 0;
      if (!stopping.signal.aborted) reopening = reopen().catch(onLost);
    });
    return opened;
  };
  /** Restarts a dead server, or adopts one that another process started, with a growing pause before each attempt. */
  const reopen = async (): Promise<void> => {
    for (const endsAtMs = performance.now() + reopenTimeoutMs; ;) {
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2 + firstPauseMs, longestPauseMs);
      try {
        current = await open();
        return;
      } catch (error) {
        if (performance.now() > endsAtMs) throw error;
      }
    }
  };
  let current = await open();

  if (!current.server.isAdopted) await removeOtherBinaries(home, binaries);
  await removeClusterDrafts(home);
  return {
    connection: { host: current.server.socketFolder, user: superuser, database },
    stop: async () => {
      stopping.abort();
      await reopening;
      // The lock ends with the server; released earlier, another product could take it on a server that is stopping.
      await stopServer(current.server.pid);
      await forgetSocketFolder(current.server.socketFolder, home);
    },
  };
}

/** Returns the connection of a server that already runs on a data folder, or undefined; does not start one. */
export async function runningEmbeddedPostgres(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const home = await findClusterHome(dataDir, serverAccount());
  const running = home === undefined ? undefined : await runningPostmaster(join(home, 'data'));
  if (running?.isReady !== true) return undefined;
  return { host: running.socketFolder, user: superuser, database };
}

const rethrow = (reason: unknown): never => {
  throw reason;
};

/** Connects to the server and takes the lock; tries again while a server that it found is stopping. */
async function openAndLock(
  folders: ServerFolders,
  dataDir: string,
  ensure: () => Promise<RunningServer>,
): Promise<{ server: RunningServer; lock: Client }> {
  const deadline = performance.now() + openTimeoutMs;
  for (;;) {
    const server = await ensure();
    try {
      await createDatabase(server);
      return { server, lock: await takeLock(server, dataDir) };
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (performance.now() > deadline) {
        throw new StartupError(
          `The database in ${folders.data} does not take connections (${String(error)}).`,
        );
      }
      await sleep(50);
    }
  }
}

async function createDatabase(server: RunningServer): Promise<void> {
  const client = await connect(server, superuser);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

async function takeLock(server: RunningServer, dataDir: string): Promise<Client> {
  const client = await connect(server, database);
  const deadline = performance.now() + lockTimeoutMs;
  do {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      productLock,
    ]);
    if (rows[0]?.taken === true) return client;
    // The server takes a moment to notice that the holder of the lock was killed.
    await sleep(50);
  } while (performance.now() < deadline);
  await client.end();
  throw new StartupError(
    `Another running product uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

async function connect(server: RunningServer, name: string): Promise<Client> {
  const client = new Client({
    host: server.socketFolder,
    user: superuser,
    database: name,
    connectionTimeoutMillis: 5000,
  });
  // The next query reports a lost connection; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
