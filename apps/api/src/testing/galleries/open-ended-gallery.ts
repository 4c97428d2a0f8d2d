import type { TestContext } from 'node:test';
import { addToProfile } from '@repo/contracts/profiles/portfolio';
import { signInAgain } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call } from '../calls.ts';
import { formOf } from '../files/form-of.ts';
import { cameraPhoto, openGallery } from './open-gallery.ts';
import type { SentFile } from './open-gallery.ts';

const day = 86_400;

/** Opens a gallery whose event ended some days ago, with a photo of its provider. */
export async function openEndedGallery(t: TestContext, daysAgo: number) {
  const gallery = await openGallery(t);
  const photo = await gallery.uploaded(gallery.provider, await cameraPhoto(1, { width: 2000, height: 1200 }));
  gallery.api.clock.advanceSeconds(2 * 3600 + daysAgo * day);
  const again = (actor: TestActor, kind: 'host' | 'provider') => signInAgain(gallery.api, actor, kind);
  const provider = await again(gallery.provider, 'provider');
  const host = await again(gallery.host, 'host');
  const add = (
    { fileId, file }: { readonly fileId?: number; readonly file?: SentFile },
    by: TestActor = provider,
  ) => {
    const form = formOf([
      { name: 'sbUserId', content: String(by.accountId) },
      ...(fileId === undefined ? [] : [{ name: 'fileId', content: String(fileId) }]),
      ...(file === undefined ? [] : [{ name: 'file', ...file }]),
    ]);
    return call(gallery.api, addToProfile.method, addToProfile.path, form.payload, {
      headers: { ...form.headers, ...by.headers },
    });
  };
  const listStored = () => gallery.files.listStored('portfolio');
  return { ...gallery, provider, host, photo, add, again, listStored };
}
