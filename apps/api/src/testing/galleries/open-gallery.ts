import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { envelopeOf } from '@repo/contracts/envelope';
import { eventGallery, galleryFile, galleryTotals } from '@repo/contracts/galleries/gallery-file';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { uploadHostFile } from '@repo/contracts/galleries/host-gallery';
import { getProviderGallery, uploadProviderFile } from '@repo/contracts/galleries/provider-gallery';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import type { ContentType } from '@repo/domain/gallery/gallery-kind';
import sharp from 'sharp';
import type { AppDeps } from '../../bind-modules.ts';
import { signInApproved } from '../access/approved-provider.ts';
import { signIn, signInAgain } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { makeAcceptedEvent } from '../bookings/make-accepted-event.ts';
import { call } from '../calls.ts';
import { formOf } from '../files/form-of.ts';
import { openTestFiles } from '../files/test-files.ts';
import type { TestFiles } from '../files/test-files.ts';
import { openTestApi } from '../test-api.ts';

export type SentFile = { readonly fileName: string; readonly content: Buffer };

const fileReply = envelopeOf(galleryFile);
const galleryReply = envelopeOf(eventGallery);

/** Returns a photo of a camera that notes its place and serial number; each number is another photo. */
export async function cameraPhoto(
  number: number,
  { width = 900, height = 600 }: { readonly width?: number; readonly height?: number } = {},
): Promise<SentFile> {
  const background = { r: number % 256, g: (number * 7) % 256, b: 90 };
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'A camera maker' },
      IFD2: { BodySerialNumber: 'SERIAL-4711', DateTimeOriginal: '2026:06:14 20:30:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  return { fileName: `IMG_${number}.jpg`, content };
}

/** Opens the product with an event that two providers have accepted and the first of them has checked in at. */
export async function openGallery(
  t: TestContext,
  depsOf: (files: TestFiles) => Partial<AppDeps> = () => ({}),
) {
  const files = await openTestFiles();
  t.after(files.remove);
  const api = await openTestApi(t, { ...files, ...depsOf(files) });
  const booker = await signIn(api, 'host');
  const [one, two] = [await signInApproved(api), await signInApproved(api)];
  const event = await makeAcceptedEvent(api, {
    hostId: booker.accountId,
    providerIds: [one.accountId, two.accountId],
    durationHours: 2,
  });
  api.clock.advanceSeconds(event.startsAtSeconds - api.clock.nowMs() / 1000);
  const actors = {
    host: await signInAgain(api, booker, 'host'),
    provider: await signInAgain(api, one, 'provider'),
    other: await signInAgain(api, two, 'provider'),
  };
  const [firstLine = 0, secondLine = 0] = event.lineIds;
  const check = async (lineId: number, state: 'checkIn' | 'checkOut'): Promise<void> => {
    const at = new Date(api.clock.nowMs());
    await api.database
      .insertInto('lineCheck')
      .values({ orderLineId: lineId, state, at, recordedAt: at })
      .execute();
    await api.database
      .updateTable('orderLine')
      .set({ checkState: state, state: state === 'checkIn' ? 'checkedIn' : 'checkedOut' })
      .where('id', '=', lineId)
      .execute();
  };
  await check(firstLine, 'checkIn');
  const isHost = (by: TestActor): boolean => by.accountId === booker.accountId;
  const galleryPath = (by: TestActor): string =>
    isHost(by)
      ? `/api/v1/User/EventGallery/${event.eventId}`
      : getProviderGallery.path
          .replace(':eventId', String(event.eventId))
          .replace(':sbUserId', String(by.accountId));
  const read = async (by: TestActor, query = '') => {
    const reply = await call(api, 'GET', `${galleryPath(by)}${query}`, undefined, by);
    assert.equal(reply.statusCode, 200, reply.body);
    const { items } = galleryReply.parse(reply.json()).payload;
    return { items, ...galleryTotals.parse(reply.json().payload) };
  };
  const upload = (
    by: TestActor,
    file: SentFile,
    contentType: ContentType = contentTypes.image,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const texts = {
      eventId: String(event.eventId),
      SbUserId: String(by.accountId),
      contentType,
      ...more,
    };
    const form = formOf([
      ...Object.entries(texts).map(([name, content]) => ({ name, content })),
      { name: 'file', ...file },
    ]);
    const { path } = isHost(by) ? uploadHostFile : uploadProviderFile;
    return call(api, 'POST', path, form.payload, { headers: { ...form.headers, ...by.headers } });
  };
  const uploaded = async (...given: Parameters<typeof upload>): Promise<GalleryFile> => {
    const reply = await upload(...given);
    assert.equal(reply.statusCode, 200, reply.body);
    return fileReply.parse(reply.json()).payload.items;
  };
  return {
    api,
    files,
    event,
    ...actors,
    lines: { first: firstLine, second: secondLine },
    check,
    read,
    upload,
    uploaded,
    /** Returns the files of the gallery by the name that they were uploaded under. */
    names: async (by: TestActor): Promise<readonly string[]> =>
      (await read(by)).items.gallery.map(({ file }) => file).toSorted(),
    listStored: () => files.listStored('event'),
    get: (url: string) => api.app.inject({ url }),
  };
}

export type TestGallery = Awaited<ReturnType<typeof openGallery>>;
