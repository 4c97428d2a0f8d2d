import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startServer } from '../http-load.ts';
import { signInHost } from '../sign-in-host.ts';

const product = join(import.meta.dirname, '../../../../apps/api/src/testing/serve.ts');
const events = z.object({
  payload: z.object({ items: z.tuple([z.object({ id: z.number() })], z.unknown()) }),
});
const gallery = z.object({
  payload: z.object({ items: z.object({ gallery: z.array(z.object({ state: z.string() })) }) }),
});

/**
 * Starts the product with the demonstration, for a host who adds to the gallery of a past event. It is a second start, in
 * whose process the loading of the demonstration has left no memory.
 */
export async function openDemoGallery() {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-gallery-'));
  await chmod(dataDir, 0o755);
  const start = async () => {
    const { address, stop } = await startServer(product, { SEED: 'demo', DATA_DIR: dataDir });
    const { token, user } = await signInHost(address);
    const read = async (path: string): Promise<unknown> =>
      (
        await fetch(`${address}/api/v1/User/${path}`, { headers: { authorization: `Bearer ${token}` } })
      ).json();
    const completed = events.parse(await read(`EventSetup/list/${user.id}/completed`));
    const [{ id: eventId }] = completed.payload.items;
    return { address, stop, token, eventId, read };
  };
  const first = await start();
  const isWorking = async (): Promise<boolean> =>
    gallery
      .parse(await first.read(`EventGallery/${first.eventId}`))
      .payload.items.gallery.some(({ state }) => state === 'working');
  while (await isWorking()) await sleep(200);
  await first.stop();
  const { address, stop, token, eventId } = await start();
  const end = async (): Promise<void> => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { host: { address, token, eventId }, stop: end };
}
