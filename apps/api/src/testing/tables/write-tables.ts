// Rewrites database/tables.data.ts after a migration has changed the tables.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globalSetup, globalTeardown } from '../global-setup.ts';
import { tablesSource } from './tables-source.ts';
import { openTestDatabase } from '../test-database.ts';

await globalSetup();
const { database, close } = await openTestDatabase();
await writeFile(join(import.meta.dirname, '../../database/tables.data.ts'), await tablesSource(database));
await close();
await globalTeardown();
