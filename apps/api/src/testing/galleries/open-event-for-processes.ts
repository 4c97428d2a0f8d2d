import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { productLogger } from '../../http/request-log.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { smallerImagesJob } from '../../modules/galleries/make-smaller-images.ts';
import { removeUnusedFilesJob } from '../../modules/galleries/remove-unused-files.ts';
import { makeAcceptedEvent } from '../bookings/make-accepted-event.ts';
import { endLeases } from '../faults/crash-cell.ts';
import { driveBooking } from '../faults/drive-booking.ts';
import { databaseUrlOf, faultyProgram, startFaultyProduct } from '../faults/faulty-product.ts';
import type { FaultyProduct } from '../faults/faulty-product.ts';
import { makePeople, makeProviders } from '../faults/people.ts';
import { fixedClock } from '../fixed-clock.ts';
import { openTestDatabase } from '../test-database.ts';
import { tusClient } from './tus-client.ts';

/** Opens an agreed event with its host, on a database and a data folder that processes of the product share. */
export async function openEventForProcesses(t: TestContext) {
  const opened = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'processes-'));
  const alive = new Set<FaultyProduct>();
  t.after(async () => {
    for (const product of alive) await product.kill();
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { database } = opened;
  const [host] = await makePeople(database, 'host', 1);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const clock = fixedClock(Date.now());
  const jobs = openJobs({ database, clock, logger: productLogger('silent') });
  const { eventId } = await makeAcceptedEvent(
    { database, clock, jobs },
    { hostId: host.accountId, providerIds: [provider.accountId] },
  );
  const listFiles = async (folder: string): Promise<readonly string[]> =>
    (await readdir(join(dataDir, folder)).catch(() => [])).toSorted();
  return {
    dataDir,
    listStored: () => listFiles('files/event'),
    listStaged: () => listFiles('staging'),
    /** Starts a process of the product, without waiting for the leases of one that was killed. */
    start: async () => {
      await endLeases(database);
      await database
        .updateTable('upload')
        .set({ leasedUntil: new Date(0) })
        .where('lease', 'is not', null)
        .execute();
      const product = startFaultyProduct(dataDir, faultyProgram);
      alive.add(product);
      const url = (await product.open(databaseUrlOf(opened))) ?? assert.fail('the product did not start');
      const drive = driveBooking(url);
      const client = tusClient(url, eventId);
      const uploader = async () => ({
        accountId: host.accountId,
        headers: { authorization: `Bearer ${await drive.tokenOf(host)}` },
      });
      return { product, url, drive, client, uploader };
    },
    /** Waits until no job has work to do on the files of galleries. */
    untilFilesAreTidy: async (): Promise<void> => {
      const waiting = database
        .selectFrom('job')
        .select('id')
        .where('name', 'in', [smallerImagesJob.name, removeUnusedFilesJob.name]);
      while ((await waiting.execute()).length > 0) await nextTurn();
    },
    /** Returns the only file of the gallery. */
    readFile: () => database.selectFrom('eventFile').selectAll().executeTakeFirstOrThrow(),
  };
}
