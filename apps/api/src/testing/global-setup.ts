import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { createTemplate } from './test-database.ts';

let end: () => Promise<void>;

/**
 * Runs once around all test files: one server and one migrated template that every file copies. The server is
 * the one at TEST_DATABASE_URL where that is set, otherwise the embedded one in a folder of its own.
 */
export async function globalSetup(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given === undefined ? await startServer() : { url: given, stop: async () => undefined };
  const template = await createTemplate(server.url);
  process.env['TEST_DATABASE_SERVER'] = server.url;
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  end = async () => {
    await template.drop();
    await server.stop();
  };
}

export const globalTeardown = (): Promise<void> => end();

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'));
  // The server may run as another account.
  await chmod(folder, 0o755);
  const { connection, stop } = await openEmbeddedPostgres(folder, { isDisposable: true });
  const url = `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
