import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { envelopeOf } from '@repo/contracts/envelope';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { signIn } from '../../testing/actors.ts';
import { addReviews } from '../../testing/bookings/add-reviews.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { createProvider as approveProvider } from './create-provider.ts';
import { savePortfolio } from './save-portfolio.ts';

const urlOf = (id: number | string) => `/api/v1/${brand.slug}/Profile/ViewProfile/${id}`;
const replyForm = z.strictObject(envelopeOf(viewProfile.reply).shape);
const now = Date.parse('2026-06-15') / 1000;

async function view({ app }: TestApi, id: number) {
  const reply = await app.inject({ url: urlOf(id) });
  assert.equal(reply.statusCode, 200, reply.body);
  return replyForm.parse(reply.json()).payload.items;
}

test('[D-R08] [D-R09] [D-R12] returns the profile of a provider to anyone, in one statement', async (t) => {
  const api = await openTestApi(t);
  const { id } = await createProvider(api.database);
  const host = await signIn(api, 'host');
  const [lovely, silent, onTime] = await addReviews(
    api.database,
    { providerId: id, hostId: host.accountId },
    [
      { stars: 5, feedback: 'Lovely' },
      { stars: 4 },
      { stars: 4, feedback: 'On time', reply: 'Thank you', repliedAt: new Date(now * 1000) },
    ],
  );
  const user = { firstName: 'Robin', lastName: 'Test' };
  assert.deepEqual(await view(api, id), {
    id,
    firstName: 'Maya',
    lastName: 'Rao',
    averageReview: 4.33,
    device: null,
    sbportfolios: [
      {
        profileImageUrl: `/files/portfolio/photo-${id}.jpg`,
        profileImageSizes: [],
        profileName: 'Maya shoots',
        bio: 'Weddings and street life.',
        gallery: [1, 2, 3, 4, 5, 6].map((place) => ({
          imageUrl: `/files/portfolio/image-${id}-${place}.jpg`,
          widthPx: null,
          heightPx: null,
          sizes: [],
        })),
        additionalEquipment: '',
        language: null,
      },
    ],
    reviews: [
      { id: onTime, user, reviews: 4, feedback: 'On time', reply: 'Thank you' },
      { id: silent, user, reviews: 4, feedback: '', reply: null },
      { id: lovely, user, reviews: 5, feedback: 'Lovely', reply: null },
    ],
  });
  assert.equal(api.statements(), 1);
});

test('[D-R08] returns device and second language, or null for N/A', async (t) => {
  const api = await openTestApi(t);
  const device = await api.database
    .insertInto('device')
    .values({ name: 'Phone of the test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await createProvider(api.database, { deviceId: device.id });
  await api.database
    .updateTable('provider')
    .set({ additionalLanguage: 'French' })
    .where('accountId', '=', id)
    .execute();
  const profile = await view(api, id);
  assert.deepEqual(profile.device, { id: device.id, deviceName: 'Phone of the test' });
  assert.equal(profile.sbportfolios[0]?.language, 'French');
  assert.equal(profile.averageReview, null);
});

test('[D-R09] returns the latest hundred reviews and an average of all', async (t) => {
  const api = await openTestApi(t);
  const { id } = await createProvider(api.database);
  const host = await signIn(api, 'host');
  await addReviews(
    api.database,
    { providerId: id, hostId: host.accountId },
    Array.from({ length: 101 }, (_, index) => ({ stars: index === 0 ? 1 : 5 })),
  );
  const { reviews, averageReview } = await view(api, id);
  assert.equal(reviews.length, 100);
  assert.ok(reviews.every(({ reviews: stars }) => stars === 5));
  assert.equal(averageReview, 4.96);
});

test('[A-46] updates the average when a review is changed or removed', async (t) => {
  const api = await openTestApi(t);
  const { id } = await createProvider(api.database);
  const host = await signIn(api, 'host');
  await addReviews(api.database, { providerId: id, hostId: host.accountId }, [{ stars: 5 }, { stars: 2 }]);
  await api.database.updateTable('review').set({ stars: 3 }).where('stars', '=', 2).execute();
  assert.equal((await view(api, id)).averageReview, 4);
  await api.database.deleteFrom('review').execute();
  assert.equal((await view(api, id)).averageReview, null);
});

test('[X-R07] hides the profile of an unlisted provider from everyone but that provider', async (t) => {
  const api = await openTestApi(t);
  const provider = await signIn(api, 'provider');
  const own = { url: urlOf(provider.accountId), headers: provider.headers };
  const refused = async (headers: object = {}) => {
    const reply = await api.app.inject({ url: urlOf(provider.accountId), headers: { ...headers } });
    assert.equal(reply.statusCode, 404);
    assert.deepEqual(reply.json().errors, ['profile_doesnot_exist']);
  };
  const home = { address: '1 King St W', latitude: 43.65, longitude: -79.38 };
  const approved = {
    accountId: provider.accountId,
    home,
    travelKm: 5,
    deviceId: null,
    phoneNumber: '4165550199',
    hourlyRate: cents(5800),
  };
  assert.ok((await approveProvider(api.database, approved, now)).ok);
  await refused();
  await refused(provider.headers);
  const imageNames = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
  const portfolio = {
    profileName: ' Maya ',
    bio: 'Hi',
    photoName: 'p.jpg',
    additionalEquipment: '',
    imageNames,
  };
  assert.ok((await savePortfolio(api.database, provider.accountId, portfolio)).ok);
  assert.equal((await view(api, provider.accountId)).sbportfolios[0]?.profileName, 'Maya');
  await api.database.deleteFrom('portfolioImage').where('fileName', '=', 'f.jpg').execute();
  await refused();
  assert.equal((await api.app.inject(own)).json().payload.items.sbportfolios[0].gallery.length, 5);
  await refused((await signIn(api, 'provider')).headers);
});

test('answers not found for an id of no provider and refuses a malformed id', async (t) => {
  const { app } = await openTestApi(t);
  assert.equal((await app.inject({ url: urlOf(999) })).statusCode, 404);
  assert.equal((await app.inject({ url: urlOf('x') })).statusCode, 400);
  assert.equal((await app.inject({ url: urlOf(99_999_999_999) })).statusCode, 400);
});
