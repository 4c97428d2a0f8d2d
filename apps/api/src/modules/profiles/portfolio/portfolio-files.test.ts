import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import { brand } from '@repo/domain/brand';
import sharp from 'sharp';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { openPortfolio } from '../../../testing/portfolio/open-portfolio.ts';
import { photo, photos } from '../../../testing/portfolio/portfolio-form.ts';
import type { SentFile } from '../../../testing/portfolio/portfolio-form.ts';
import { portfolioFileRepository } from './portfolio-file.repository.ts';

const saved = [200, 'saved_successfully'];
const heic = await readFile(join(import.meta.dirname, '../../../files/images/fixtures/portrait.heic'));

test('[A-48] the originals of a photo and an image are kept privately for 30 days, or until the image is deleted', async (t) => {
  const { api, files, save, read, remove, listStored } = await openPortfolio(t);
  const heicOf = (word: string): SentFile => ({
    fileName: `${word}.heic`,
    content: Buffer.concat([heic, Buffer.from(word)]),
  });
  const listOriginals = () => files.listStored('original');
  const after = async (days: number): Promise<void> => {
    api.clock.advanceSeconds(days * 86_400);
    await api.jobs.runDue();
  };
  const images = [...(await photos(5)), heicOf('one'), heicOf('two')];
  assert.deepEqual(outcomeOf(await save({ images, profileImage: heicOf('me') })), saved);
  const originals = await listOriginals();
  assert.equal(originals.length, 3);
  for (const name of originals) {
    assert.match(name, /\.heic$/);
    const { statusCode } = await api.app.inject({ url: `/files/original/${name}` });
    assert.equal(statusCode, 400, 'no address leads to this folder');
  }
  const kept = await readFile(files.pathOf({ folder: 'original', name: originals[0] ?? '' }));
  assert.deepEqual(kept.subarray(0, heic.length), heic);
  await remove((await read()).gallery.at(-1)?.id ?? 0);
  await after(0);
  assert.equal((await listOriginals()).length, 2);
  await after(29);
  assert.equal((await listOriginals()).length, 2);
  await after(1);
  assert.deepEqual(await listOriginals(), []);
  assert.equal((await listStored()).length, 7, 'the converted images stay');
});

const widthsOf = (sizes: Portfolio['profileImageSizes'] | undefined) => sizes?.map(({ widthPx }) => widthPx);

const plainPhoto = async (fileName: string, width: number, height: number): Promise<SentFile> => ({
  fileName,
  content: await sharp({ create: { width, height, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer(),
});

test('[A-116] [X-R04] [D-R11] [D-R12] images and the photo get smaller sizes, which go with them', async (t) => {
  const { api, id, save, read, remove, search, listStored, shownFiles, makeSizes } = await openPortfolio(t);
  const images = [await plainPhoto('large.jpg', 1500, 1000), ...(await photos(6))];
  await save({ images, profileImage: await plainPhoto('me.jpg', 700, 700) });
  const before = await read();
  assert.deepEqual([before.gallery[0]?.widthPx, before.gallery[0]?.sizes], [null, []]);
  await makeSizes();
  const { gallery, profileImageSizes, profileImageUrl } = await read();
  const [large, small] = gallery;
  assert.deepEqual([large?.widthPx, large?.heightPx], [1500, 1000]);
  assert.deepEqual([small?.widthPx, small?.heightPx, small?.sizes], [41, 30, []]);
  assert.deepEqual(widthsOf(large?.sizes), [320, 640, 1280]);
  assert.deepEqual(widthsOf(profileImageSizes), [320, 640]);
  for (const { widthPx, url } of large?.sizes ?? []) {
    const { headers, rawPayload } = await api.app.inject({ url });
    assert.equal(headers['content-type'], 'image/webp');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    const { width, height } = await sharp(rawPayload).metadata();
    assert.deepEqual([width, height], [widthPx, Math.round((widthPx * 2) / 3)]);
  }
  const profile = await call(api, 'GET', `/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
  const [shown] = profile.json().payload.items.sbportfolios;
  const { id: imageId, displayOrder: _, ...sized } = large ?? { id: 0, displayOrder: 0 };
  assert.deepEqual([shown.gallery[0], shown.profileImageSizes], [sized, profileImageSizes]);
  const [card] = await search();
  assert.deepEqual(card?.sbportfolioGalleries[0], {
    ...sized,
    profileImageUrl,
    profileName: 'Maya shoots',
    bio: 'Weddings and galas',
  });
  await remove(imageId);
  await api.jobs.runDue();
  const ofPhoto = profileImageSizes.map(({ url }) => url.split('/').at(-1) ?? '');
  assert.deepEqual(await listStored(), [...(await shownFiles()), ...ofPhoto].toSorted());
  const rows = await api.database.selectFrom('portfolioFile').select('name').execute();
  assert.equal(rows.length, 7);
});

test('[A-116] [FF-35] a file that is lost has no sizes, and one that is deleted meanwhile leaves none', async (t) => {
  const deleted: string[] = [];
  const { api, files, save, read, listStored, makeSizes } = await openPortfolio(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      find: async (key) => {
        if (deleted.includes(key.name)) await portfolioFileRepository(api.database).remove([key.name]);
        return blobs.find(key);
      },
    },
  }));
  const large = await Promise.all([1, 2, 3].map((each) => plainPhoto(`${each}.jpg`, 500 + each, 400)));
  await save({ images: [...large, ...(await photos(3))], profileImage: await photo(99) });
  const [lost = '', gone = ''] = (await read()).gallery.map(({ imageUrl }) => imageUrl.split('/').at(-1));
  await files.blobs.remove({ folder: 'portfolio', name: lost });
  deleted.push(gone);
  await makeSizes();
  const { gallery } = await read();
  assert.deepEqual(
    gallery.slice(0, 3).map(({ sizes }) => widthsOf(sizes)),
    [[], [], [320]],
  );
  assert.deepEqual(
    (await listStored()).filter((name) => name.startsWith(gone.replace('.jpg', ''))),
    [],
  );
});

test('[A-116] a file that the storage does not give does not keep the others from their sizes, and gets its own later', async (t) => {
  let lost: string | undefined;
  const { save, read, makeSizes } = await openPortfolio(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      find: async (key) => {
        if (key.name === lost) throw new Error('the storage does not answer');
        return blobs.find(key);
      },
    },
  }));
  const large = await Promise.all([1, 2].map((each) => plainPhoto(`${each}.jpg`, 500 + each, 400)));
  await save({ images: [...large, ...(await photos(4))], profileImage: await photo(99) });
  const names = (await read()).gallery
    .slice(0, 2)
    .map(({ imageUrl }) => imageUrl.split('/').at(-1) ?? '')
    .toSorted();
  // The first in the order of the work.
  [lost] = names;
  await makeSizes();
  const countSized = async () => (await read()).gallery.filter(({ sizes }) => sizes.length > 0).length;
  assert.equal(await countSized(), 1);
  lost = undefined;
  await makeSizes();
  assert.equal(await countSized(), 2);
});
