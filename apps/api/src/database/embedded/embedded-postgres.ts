import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { clusterHome } from './cluster-home.ts';
import { ensureCluster, removeClusterDrafts } from './initial-cluster.ts';
import { ensureServer, forgetSocketFolder, stopServer } from './postgres-server.ts';
import type { RunningServer, ServerFolders } from './postgres-server.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { serverAccount } from './server-account.ts';
import { installServerBinaries, removeOtherBinaries } from './server-binaries.ts';

export type EmbeddedPostgres = {
  /** How a client of this process reaches the server. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly stop: () => Promise<void>;
};

type Options = {
  /** For tests: nothing waits for the disk, and a crash of the machine may lose everything. */
  readonly isDisposable?: boolean;
  /** The server died under the product and could not be brought back. */
  readonly onLost?: (reason: unknown) => void;
};

const database = 'marketplace';
const superuser = 'postgres';
/** Any fixed number: it is the product's own lock inside its own database. */
const productLock = 4_000_001;
const lockPatienceMs = 2000;
const openPatienceMs = 15_000;

const durable = { client_connection_check_interval: '1s', max_connections: '200' };
const disposable = { ...durable, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Opens the database that comes with the product (architecture.md, "One database engine"): real PostgreSQL as
 * a child process that is reached through a private socket. It survives a kill of this process and is adopted
 * by the next one; a lock inside the database keeps a second product off the folder, and ends with its holder.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { isDisposable = false, onLost = rethrow }: Options = {},
): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const home = await clusterHome(dataDir, account);
  const binaries = await installServerBinaries(home, account);
  const folders = { home, data: join(home, 'data'), binaries };
  await ensureCluster(folders, account);
  const settings = isDisposable ? disposable : durable;

  let isStopping = false;
  let reviving: Promise<unknown> = Promise.resolve();
  const open = async () => {
    const opened = await openAndLock(folders, dataDir, () => ensureServer(folders, account, settings));
    opened.lock.on('end', () => {
      if (!isStopping)
        reviving = open()
          .then((again) => (current = again))
          .catch(onLost);
    });
    return opened;
  };
  let current = await open();

  if (!current.server.isAdopted) await removeOtherBinaries(home, binaries);
  await removeClusterDrafts(home);
  return {
    connection: { host: current.server.socketFolder, user: superuser, database },
    stop: async () => {
      isStopping = true;
      await reviving;
      // The lock goes down with the server: let go any earlier, it could be taken on a server about to end.
      await stopServer(current.server.pid);
      await forgetSocketFolder(current.server.socketFolder, home);
    },
  };
}

/** The server that runs on a data folder already, for somebody who neither starts nor stops it. */
export async function runningEmbeddedPostgres(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const home = await clusterHome(dataDir, serverAccount());
  const running = await runningPostmaster(join(home, 'data'));
  if (running?.isReady !== true) return undefined;
  return { host: running.socketFolder, user: superuser, database };
}

const rethrow = (reason: unknown): never => {
  throw reason;
};

/** Tries again while the server it found is on its way down, as when a predecessor is just ending. */
async function openAndLock(
  folders: ServerFolders,
  dataDir: string,
  ensure: () => Promise<RunningServer>,
): Promise<{ server: RunningServer; lock: Client }> {
  const deadline = performance.now() + openPatienceMs;
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
  const deadline = performance.now() + lockPatienceMs;
  do {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      productLock,
    ]);
    if (rows[0]?.taken === true) return client;
    // The server needs a moment to notice that a holder was killed.
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
  // A lost connection shows itself in the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
