import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { portfolio } from '@repo/contracts/profiles/portfolio';
import { z } from 'zod';
import { endLeases } from '../../../testing/faults/crash-cell.ts';
import { makeProviders } from '../../../testing/faults/people.ts';
import type { Person } from '../../../testing/faults/people.ts';
import { openSpareProducts } from '../../../testing/faults/spare-products.ts';
import type { SpareProducts } from '../../../testing/faults/spare-products.ts';
import { openOn } from '../../../testing/faults/stage.ts';
import { photo, photos, portfolioForm, portfolioPath } from '../../../testing/portfolio/portfolio-form.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

const { CRASH_CELLS = '4' } = process.env;

const heic = {
  fileName: 'portrait.heic',
  content: await readFile(join(import.meta.dirname, '../../../files/images/fixtures/portrait.heic')),
};

let products: SpareProducts;
before(async () => {
  products = await openSpareProducts(1);
});
after(() => products.end());

type Drive = Awaited<ReturnType<typeof openOn>>;
type Form = Omit<Parameters<typeof portfolioForm>[0], 'deviceId'>;

const reply = z.object({ payload: z.object({ items: portfolio }) });
const listStored = (folder: 'portfolio' | 'original' = 'portfolio'): Promise<readonly string[]> =>
  readdir(join(products.dataDir, 'files', folder)).catch(() => []);

/** Opens a process on a database, does the work, and returns the action at which the process was killed, if any. */
async function live(
  database: TestDatabase,
  work: (drive: Drive, count: (moment: number) => Promise<void>) => Promise<void>,
) {
  const product = products.take();
  try {
    await work(await openOn(product, database), product.count);
    return { death: product.diedAt(), moments: await product.passed() };
  } finally {
    await products.giveBack(product);
  }
}

/** Creates a provider without images, with the calls of My Portfolio. */
async function makeProvider({ database }: TestDatabase) {
  const profile = { imageCount: 0, hasPhoto: false, name: 'Maya', bio: 'Hi' };
  const [person] = await makeProviders(database, [{ profile }]);
  const device = await database.selectFrom('device').select('id').executeTakeFirstOrThrow();
  if (person === undefined) throw new Error('no provider was created');
  const ask = async (
    { url, tokenOf }: Drive,
    init: RequestInit & { readonly headers?: Record<string, string> },
    by: Person,
  ) => {
    const authorization = `Bearer ${await tokenOf(by)}`;
    return fetch(url + portfolioPath(by.accountId), { ...init, headers: { ...init.headers, authorization } });
  };
  return {
    /** Returns the status, or undefined when the process died before it answered. */
    save: async (drive: Drive, sent: Form): Promise<number | undefined> => {
      const { headers, payload } = portfolioForm({ deviceId: device.id, ...sent });
      const saved = await ask(drive, { method: 'PUT', headers, body: payload }, person).catch(
        () => undefined,
      );
      return saved?.status;
    },
    read: async (drive: Drive) => reply.parse(await (await ask(drive, {}, person)).json()).payload.items,
  };
}

/** Kills the product at a moment of the second save, and checks what the next process finds. */
async function runCell(moment: number) {
  const earlier = await listStored();
  const database = await openTestDatabase();
  try {
    const provider = await makeProvider(database);
    const second: Form = { texts: { Bio: 'New' }, images: [heic], profileImage: await photo(98) };
    const { death, moments } = await live(database, async (drive, count) => {
      const first = { texts: { Bio: 'Old' }, images: await photos(6), profileImage: await photo(99) };
      assert.equal(await provider.save(drive, first), 200);
      await count(moment);
      await provider.save(drive, second);
    });
    await endLeases(database.database);
    await live(database, async (drive) => {
      const found = await provider.read(drive);
      assert.deepEqual([found.bio, found.gallery.length], found.bio === 'Old' ? ['Old', 6] : ['New', 7]);
      const shown = [found.profileImageUrl, ...found.gallery.map(({ imageUrl }) => imageUrl)];
      for (const url of shown) assert.equal((await fetch(drive.url + url)).status, 200, `${url} is lost`);
      assert.equal(await provider.save(drive, second), 200, 'the same form can be sent again');
      const now = await provider.read(drive);
      assert.deepEqual([now.bio, now.gallery.length], ['New', 7]);
      await drive.advance(86_401);
      const names = [now.profileImageUrl, ...now.gallery.map(({ imageUrl }) => imageUrl)].map((url) =>
        url?.split('/').at(-1),
      );
      const stored = (await listStored()).filter((name) => !earlier.includes(name));
      assert.deepEqual(stored.toSorted(), names.toSorted(), 'no file is lost, and none is left over');
      const original = names.at(-1)?.replace(/jpg$/, 'heic');
      assert.deepEqual(await listStored('original'), [original], 'the HEIC of the image is kept (A-48)');
      await drive.advance(30 * 86_400);
      assert.deepEqual(await listStored('original'), []);
    });
    return { death, moments };
  } finally {
    await database.close();
  }
}

test('[X-R02] [FF-32] a save that is killed at any moment loses no image and leaves no file', async (t) => {
  const { moments } = await runCell(0);
  assert.ok(moments > 20, `only ${moments} moments`);
  const wanted = CRASH_CELLS === 'all' ? moments : Number(CRASH_CELLS);
  const deaths: string[] = [];
  for (let cell = 1; cell <= wanted; cell += 1) {
    const { death } = await runCell(Math.ceil((cell * moments) / (wanted + 1)));
    if (death !== undefined) deaths.push(death);
  }
  t.diagnostic(deaths.join('\n'));
  assert.ok(deaths.length >= Math.min(wanted, moments) - 1, `${deaths.length} of ${wanted} died`);
});
