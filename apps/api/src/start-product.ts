import { buildApp } from './app.ts';
import type { Env } from './config/env.ts';
import { keptSecret } from './database/kept-secret.ts';
import { openDatabase } from './database/open-database.ts';
import { productLogger } from './http/request-log.ts';
import { buildFolderOf } from './http/static-apps.ts';
import { openOutsideWorld } from './outside-world.ts';
import { secretsFrom } from './secrets.ts';
import { StartupError } from './startup-error.ts';

export type RunningProduct = { readonly url: string; readonly stop: () => Promise<void> };

/** Opens the database, listens, and answers how to stop: requests first, then the database. */
export async function startProduct(env: Env): Promise<RunningProduct> {
  const logger = productLogger(env.logLevel);
  const opened = await openDatabase(env, {
    onConnectionLost: (reason) => logger.warn({ err: reason }, 'a database connection was lost'),
    onLost: (reason) =>
      endWith(`The embedded database has stopped and could not be started again: ${String(reason)}`),
  });
  let url = env.publicUrl ?? `http://localhost:${env.port}`;
  const [secretKey = await keptSecret(opened.database), ...keysBefore] = env.secretKeys;
  let ownUrl = url;
  const { connection } = opened;
  const outside = await openOutsideWorld(env, { connection, logger, ownUrl: () => ownUrl });
  const app = await buildApp({
    database: opened.database,
    clock: outside.clock,
    places: outside.places,
    secrets: secretsFrom([secretKey, ...keysBefore]),
    trustedProxies: env.trustedProxies,
    logger,
    publicUrl: () => url,
    buildFolderOf,
  });
  await outside.mount(app, { publicUrl: () => url, runDueJobs: async () => 0 });
  const stop = async (): Promise<void> => {
    await app.close();
    await outside.close();
    await opened.close();
  };
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await stop();
    throw listenFailure(error, env);
  }
  // PORT=0 lets the system choose.
  const address = app.server.address();
  if (typeof address === 'object' && address !== null) {
    ownUrl = ownUrlOf(env.host, address.port);
    if (env.publicUrl === undefined) url = `http://localhost:${address.port}`;
  }
  return { url, stop };
}

/** The address that the process reaches itself under, past any proxy. */
function ownUrlOf(host: string, port: number): string {
  if (host === '::' || host === '0.0.0.0') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listenFailure(error: unknown, { port, host }: Env): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be opened by this account: set PORT to a number above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL')
    return new StartupError(`This machine has no address ${host}: set HOST to one that it has.`);
  return error;
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
