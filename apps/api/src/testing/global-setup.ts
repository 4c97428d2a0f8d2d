import { rm } from 'node:fs/promises';
import { openEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { makeTestFolder } from './files/test-folder.ts';
import { createTemplate } from './test-database.ts';

let end: () => Promise<void>;

/**
 * Starts one database server for all test files and creates the migrated template that they copy. Uses the server at
 * TEST_DATABASE_URL if set, otherwise an embedded one in a temporary folder.
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
  const folder = await makeTestFolder('test-database-');
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
