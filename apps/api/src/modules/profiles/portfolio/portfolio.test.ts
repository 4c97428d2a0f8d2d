import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { signIn } from '../../../testing/actors.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { formOf } from '../../../testing/files/form-of.ts';
import { openPortfolio } from '../../../testing/portfolio/open-portfolio.ts';
import type { Sent } from '../../../testing/portfolio/open-portfolio.ts';
import {
  photo,
  photos,
  placesOf,
  portfolioForm,
  portfolioPath,
} from '../../../testing/portfolio/portfolio-form.ts';
import type { SentFile } from '../../../testing/portfolio/portfolio-form.ts';
import { listen } from '../../../testing/wire/raw-http.ts';

const saved = [200, 'saved_successfully'];
const first = async (): Promise<Sent> => ({
  images: await photos(6),
  profileImage: await photo(99, 'me.png'),
});

test('[X-R02] [X-R04] [A-33] a first save with six images is read back and makes the provider bookable at once', async (t) => {
  const { api, id, deviceId, save, read, isFound, shownFiles, listStored } = await openPortfolio(t);
  assert.equal(await isFound(), false);
  const names = ['3.jpg', '1.jpg', '2.jpg'];
  const reply = await save({ ...(await first()), texts: { displayOrderList: placesOf(names) } });
  assert.deepEqual(outcomeOf(reply), saved);
  const { gallery, profileImageUrl, ...texts } = await read();
  assert.deepEqual(reply.json().payload.items, { gallery, profileImageUrl, ...texts });
  assert.deepEqual(texts, {
    sbuserId: id,
    profileName: 'Maya shoots',
    bio: 'Weddings and galas',
    profileImageSizes: [],
    device: { id: deviceId, deviceName: 'A phone of the test' },
    language: 'French',
    additionalEquipment: 'A lamp',
  });
  assert.deepEqual(
    gallery.map(({ displayOrder }) => displayOrder),
    [1, 2, 3, 4, 5, 6],
  );
  const widths = await Promise.all(
    gallery.map(async ({ imageUrl }) => {
      const image = await api.app.inject({ url: imageUrl });
      assert.ok(!image.rawPayload.includes('a secret of the camera'));
      return (await sharp(image.rawPayload).metadata()).width;
    }),
  );
  assert.deepEqual(widths, [43, 41, 42, 44, 45, 46]);
  assert.deepEqual(await listStored(), await shownFiles());
  assert.equal(await isFound(), true);
});

test('[X-R02] a later save moves, adds and deletes images, keeps the photo, and its old files are deleted', async (t) => {
  const { api, save, read, listStored, shownFiles } = await openPortfolio(t);
  await save(await first());
  const before = await read();
  const [one = 0, two = 0, three = 0] = before.gallery.map(({ id }) => id);
  const reply = await save({
    images: [await photo(50)],
    texts: {
      Bio: 'Everything',
      Language: 'null',
      deleteImageIds: JSON.stringify([two]),
      displayOrderList: placesOf([three, '50.jpg', one]),
    },
  });
  assert.deepEqual(outcomeOf(reply), saved);
  const after = await read();
  const others = before.gallery.slice(3).map(({ id }) => id);
  const ids = after.gallery.map(({ id }) => id);
  assert.deepEqual([ids[0], ...ids.slice(2)], [three, one, ...others]);
  assert.equal(after.profileImageUrl, before.profileImageUrl);
  assert.deepEqual(
    [reply.json().payload.items.language, reply.json().payload.items.bio],
    [null, 'Everything'],
  );
  await save({ profileImage: await photo(98) });
  assert.notEqual((await read()).profileImageUrl, before.profileImageUrl);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), await shownFiles());
});

test('[X-R02] the same form sent again, also concurrently, changes nothing', async (t) => {
  const { api, save, read, listStored, shownFiles } = await openPortfolio(t);
  const form = { ...(await first()), texts: { displayOrderList: placesOf(['6.jpg', '5.jpg']) } };
  const replies = await Promise.all([save(form), save(form)]);
  replies.push(await save(form));
  assert.deepEqual(replies.map(outcomeOf), [saved, saved, saved]);
  const { gallery } = await read();
  assert.equal(gallery.length, 6);
  const shown = await shownFiles();
  api.clock.advanceSeconds(86_400);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), shown);
});

test('[X-R04] [A-05] refuses five images and a thirty-first one, and stores nothing of them', async (t) => {
  const { save, read, listStored } = await openPortfolio(t);
  const five = await save({ images: await photos(5), profileImage: await photo(99) });
  assert.deepEqual(outcomeOf(five), [400, 'atleast_six_pic_required']);
  assert.deepEqual(await listStored(), []);
  const thirty = await save({ images: await photos(30), profileImage: await photo(99) });
  assert.deepEqual(outcomeOf(thirty), saved);
  const stored = await listStored();
  for (const images of [await photos(1, 60), await photos(31, 60)])
    assert.deepEqual(outcomeOf(await save({ images })), [400, 'portfolio_is_full']);
  assert.deepEqual(await listStored(), stored);
  assert.equal((await read()).gallery.length, 30);
});

test('[X-R04] [Z-R11] [A-50] refuses a foreign portfolio and too much before a byte of a file arrives', async (t) => {
  const { api, id, deviceId, headers, save } = await openPortfolio(t);
  await save({ images: await photos(30), profileImage: await photo(99) });
  const other = await signInApproved(api);
  const port = await listen(api.app);
  const form = portfolioForm({
    deviceId,
    texts: { displayOrderList: placesOf(['new.jpg']) },
    images: [{ fileName: 'new.jpg', content: Buffer.alloc(500_000) }],
  });
  const answered = async (
    authorization: string,
    payload: Buffer,
    bytes = form.payload.length,
  ): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `PUT ${portfolioPath(id)} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n` +
        `content-type: ${form.headers['content-type']}\r\ncontent-length: ${bytes}\r\n\r\n`,
    );
    socket.write(payload);
    const [data] = await once(socket, 'data');
    socket.destroy();
    return String(data);
  };
  assert.match(
    await answered(other.headers.authorization, Buffer.alloc(0)),
    /^HTTP\/1\.1 404 .*object_does_not_exist/s,
  );
  const uptoTheFile = form.payload.subarray(0, form.payload.lastIndexOf('new.jpg"') + 60);
  assert.match(await answered(headers.authorization, uptoTheFile), /^HTTP\/1\.1 400 .*portfolio_is_full/s);
  assert.match(
    await answered(headers.authorization, Buffer.alloc(0), 2100 * 1_048_576),
    /^HTTP\/1\.1 413 .*upto_2000_mbs_are_allowed_in_an_attempt/s,
  );
});

test('[X-R03] [FF-35] the profile photo is required once, and must be of a photo type', async (t) => {
  const { save, listStored } = await openPortfolio(t);
  const images = await photos(6);
  assert.deepEqual(outcomeOf(await save({ images })), [400, 'please_upload_profile_picture']);
  const { content } = await photo(1);
  const wrong = [415, 'profile_image_format_not_supported'];
  for (const profileImage of [
    { fileName: 'me.gif', content },
    { fileName: 'me.jpg', content: Buffer.from('<svg onload="alert(1)"/>') },
    { fileName: 'me.jpg', content: content.subarray(0, 300) },
  ])
    assert.deepEqual(outcomeOf(await save({ images, profileImage })), wrong);
  assert.deepEqual(await listStored(), []);
  assert.deepEqual(outcomeOf(await save({ images, profileImage: { fileName: 'me.heif', content } })), saved);
  assert.deepEqual(outcomeOf(await save()), saved);
});

const heic = await readFile(join(import.meta.dirname, '../../../files/images/fixtures/portrait.heic'));

test('[X-R04] [A-48] [FF-34] an image is JPEG, PNG or HEIC by content; HEIC becomes an upright JPEG', async (t) => {
  const { api, save, read } = await openPortfolio(t);
  const images = [
    ...(await photos(4)),
    { fileName: 'portrait.HEIC', content: heic },
    { fileName: 'really-a-heic.jpg', content: Buffer.concat([heic, Buffer.from('other')]) },
  ];
  assert.deepEqual(outcomeOf(await save({ images, profileImage: await photo(99) })), saved);
  const urls = (await read()).gallery.map(({ imageUrl }) => imageUrl).slice(4);
  for (const url of urls) {
    assert.match(url, /\.jpg$/);
    const { width, height, exif } = await sharp((await api.app.inject({ url })).rawPayload).metadata();
    assert.deepEqual([width, height, exif], [240, 320, undefined]);
  }
});

/** A PNG that declares 40000 × 40000 pixels in a few bytes. */
function imageBomb(): Buffer {
  const bomb = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  return bomb;
}

test('[X-R04] [FF-35] refuses a bomb, a broken file and other types with the name of the file, and stores nothing', async (t) => {
  const { save, listStored } = await openPortfolio(t);
  const { content } = await photo(1);
  const profileImage = await photo(99);
  const refused = [
    ['film.mp4', content, 'invalid_image_type'],
    ['image.webp', content, 'invalid_image_type'],
    ['webp.jpg', await sharp(content).webp().toBuffer(), 'unsupported_image_format'],
    ['page.jpg', Buffer.from('<script>alert(1)</script>'), 'unsupported_image_format'],
    ['broken.jpg', content.subarray(0, 300), 'unsupported_image_format'],
    ['empty.jpg', Buffer.alloc(0), 'unsupported_image_format'],
    ['bomb.png', imageBomb(), 'unsupported_image_format'],
    ['broken.heic', heic.subarray(0, 800), 'unsupported_image_format'],
  ] as const;
  for (const [fileName, bytes, code] of refused) {
    const reply = await save({ images: [...(await photos(6)), { fileName, content: bytes }], profileImage });
    assert.deepEqual([reply.statusCode, reply.json().errors], [415, [code, fileName]]);
  }
  assert.deepEqual(await listStored(), []);
});

test('[X-R04] stores a large photo reduced and without what was appended to it', async (t) => {
  const { api, save, read } = await openPortfolio(t);
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer();
  const polyglot: SentFile = {
    fileName: 'both.jpg',
    content: Buffer.concat([large, Buffer.from('PK\x03\x04 <script>alert(1)</script>')]),
  };
  await save({ images: [...(await photos(5)), polyglot], profileImage: await photo(99) });
  const { imageUrl = '' } = (await read()).gallery.at(-1) ?? {};
  const { rawPayload, headers } = await api.app.inject({ url: imageUrl });
  assert.equal(headers['content-type'], 'image/jpeg');
  assert.ok(!rawPayload.includes('<script>'));
  const { width, height } = await sharp(rawPayload).metadata();
  assert.deepEqual([width, height], [1600, 1200]);
});

test('[X-R05] refuses texts with the keys of the catalogue, also with files, and an unknown device or language', async (t) => {
  const { api, deviceId, save, listStored } = await openPortfolio(t);
  const rows = [
    [{ profileName: ' ' }, 'this_field_is_required'],
    [{ Bio: '' }, 'this_field_is_required'],
    [{ Bio: 'x'.repeat(2001) }, 'this_field_is_too_long'],
    [{ additionalEquipment: 'x'.repeat(2001) }, 'this_field_is_too_long'],
    [{ deviceId: String(deviceId + 1) }, 'invalid_input'],
    [{ deviceId: undefined }, 'invalid_input'],
    [{ Language: 'Klingon' }, 'invalid_input'],
  ] as const;
  for (const [texts, key] of rows) {
    assert.deepEqual(outcomeOf(await save({ ...(await first()), texts })), [400, key], JSON.stringify(texts));
    assert.deepEqual(outcomeOf(await save({ texts })), [400, key]);
  }
  assert.deepEqual(await listStored(), []);
  await save(await first());
  await api.database.updateTable('device').set({ isActive: false }).execute();
  assert.deepEqual(outcomeOf(await save()), saved, 'the own device stays, also when it is offered no more');
});

test('[X-R02] a form that begins with a file is refused', async (t) => {
  const { api, id, headers } = await openPortfolio(t);
  const { content } = await photo(1);
  const form = formOf([
    { name: 'GalleryImages', fileName: 'a.jpg', content },
    { name: 'profileName', content: 'Maya' },
  ]);
  const reply = await call(api, 'PUT', portfolioPath(id), form.payload, {
    headers: { ...form.headers, ...headers },
  });
  assert.equal(reply.statusCode, 400);
  assert.ok(reply.json().errors.includes('the texts of a form come before its files'));
});

test('[X-R02] [X-R06] only the provider may save and delete', async (t) => {
  const { api, save, remove, read } = await openPortfolio(t);
  await save(await first());
  const [{ id: imageId } = { id: 0 }] = (await read()).gallery;
  for (const [caller, status] of [
    [{ headers: {} }, 401],
    [await signIn(api, 'host'), 403],
    [await signIn(api, 'operator'), 403],
    [await signInApproved(api), 404],
  ] as const) {
    assert.equal((await save({}, caller)).statusCode, status);
    assert.equal((await remove(imageId, caller)).statusCode, status);
  }
  assert.equal((await read()).gallery.length, 6);
});

test('[X-R06] [A-33] a deleted image is gone with its file, and with five the provider leaves the search', async (t) => {
  const { api, save, remove, read, isFound, listStored, shownFiles } = await openPortfolio(t);
  await save({ images: await photos(7), profileImage: await photo(99) });
  const [one = 0, two = 0] = (await read()).gallery.map(({ id }) => id);
  assert.deepEqual(outcomeOf(await remove(one)), [200, 'img_successfully_deleted']);
  assert.deepEqual(outcomeOf(await remove(one)), [404, 'object_does_not_exist']);
  assert.equal(await isFound(), true);
  assert.deepEqual(outcomeOf(await remove(two)), [200, 'img_successfully_deleted']);
  assert.equal((await read()).gallery.length, 5);
  assert.equal(await isFound(), false);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), await shownFiles());
  assert.deepEqual(outcomeOf(await save()), [400, 'atleast_six_pic_required']);
  assert.deepEqual(outcomeOf(await save({ images: [await photo(50)] })), saved);
  assert.equal(await isFound(), true);
});

test('[X-R02] [FF-32] a disk that is full after some files changes nothing and leaves nothing', async (t) => {
  let storable = Infinity;
  const { api, save, read, listStored, shownFiles } = await openPortfolio(t, ({ blobs }) => ({
    blobs: {
      ...blobs,
      keep: async (key, file) => {
        storable -= 1;
        if (storable < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        await blobs.keep(key, file);
      },
    },
  }));
  await save(await first());
  const before = await read();
  storable = 2;
  const refused = await save({ images: await photos(4, 60), texts: { Bio: 'New' } });
  assert.deepEqual(outcomeOf(refused), [503, 'storage_is_full']);
  assert.deepEqual(await read(), before);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), await shownFiles());
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
});
