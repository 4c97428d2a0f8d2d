import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getConfiguration, getMiscAmounts } from '@repo/contracts/catalogue/configuration';
import { getEventTypeItems } from '@repo/contracts/catalogue/event-types';
import { getDevices, getPostalCodes } from '@repo/contracts/catalogue/operator-lists';
import { getReelPrice, getReelTypes } from '@repo/contracts/catalogue/recap-catalogue';
import { envelopeOf } from '@repo/contracts/envelope';
import { brand } from '@repo/domain/brand';
import { checkServiceability } from '@repo/domain/postal/serviceability';
import { z } from 'zod';
import type { AppDeps } from '../../bind-modules.ts';
import { signIn } from '../../testing/actors.ts';
import { openTestApi } from '../../testing/test-api.ts';

const reads = [getReelTypes, getReelPrice, getConfiguration, getMiscAmounts, getPostalCodes, getDevices];

/** Returns a function that reads a list and checks the reply by the contract. */
async function openReader(t: TestContext, changes: Partial<AppDeps> = {}) {
  const api = await openTestApi(t, changes);
  const read = async <Reply extends z.ZodType>(
    { reply }: { reply: Reply },
    url: string,
    headers: Record<string, string> = {},
  ): Promise<z.output<Reply>> => {
    const answered = await api.app.inject({ url, headers });
    assert.equal(answered.statusCode, 200, url);
    return reply.parse(envelopeOf(z.unknown()).parse(answered.json()).payload.items);
  };
  return { ...api, read };
}

for (const { path, key } of reads) {
  test(`[A-99] answers ${key.replace(brand.slug, '{product}')} to guests, hosts, providers and operators`, async (t) => {
    const api = await openTestApi(t);
    const plain = await api.app.inject({ url: path });
    assert.equal(plain.statusCode, 200);
    assert.equal(plain.headers['cache-control'], 'public, max-age=300');
    for (const kind of ['host', 'provider', 'operator'] as const) {
      const { headers } = await signIn(api, kind);
      assert.equal((await api.app.inject({ url: path, headers })).body, plain.body, kind);
    }
    const again = await api.app.inject({
      url: path,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    assert.equal(again.statusCode, 304);
  });
}

test('takes one statement for each list and none while it is cached', async (t) => {
  const { app, statements } = await openTestApi(t);
  for (const { path } of reads) await app.inject({ url: path });
  assert.ok(statements() <= 4, String(statements()));
  const statementsBefore = statements();
  for (const { path } of reads) await app.inject({ url: path });
  assert.equal(statements(), statementsBefore);
});

test('[C-R18] returns 5 to 9 shots for each of the twelve event types, in both languages', async (t) => {
  const { read, statements } = await openReader(t);
  for (let id = 1; id <= 12; id += 1) {
    const url = `/api/v1/User/EventSetup/GetEventTypeItems/${id}`;
    const english = await read(getEventTypeItems, url);
    const french = await read(getEventTypeItems, url, { 'accept-language': 'fr-CA' });
    assert.ok(english.length >= 5 && english.length <= 9, url);
    assert.equal(french.length, english.length);
    assert.notDeepEqual(french, english);
  }
  assert.equal(statements(), 1);
  assert.deepEqual((await read(getEventTypeItems, '/api/v1/User/EventSetup/GetEventTypeItems/2')).at(1), {
    itemName: 'The ceremony',
  });
});

test('[C-R18] returns no shots without a type or for an unknown one, and refuses a malformed id', async (t) => {
  const { read, app } = await openReader(t);
  for (const id of ['0', '999999'])
    assert.deepEqual(await read(getEventTypeItems, `/api/v1/User/EventSetup/GetEventTypeItems/${id}`), []);
  for (const id of ['-1', 'two', '2147483648', '1.5']) {
    const refused = await app.inject({ url: `/api/v1/User/EventSetup/GetEventTypeItems/${id}` });
    assert.equal(refused.statusCode, 400, id);
    assert.equal(refused.json().errors[0], 'invalid_input');
  }
});

test('[E-R02] returns vibes with a name in both languages, an image and a sample clip on our origin', async (t) => {
  const { read } = await openReader(t);
  const english = await read(getReelTypes, '/api/v1/User/EventSetup/getReelTypes');
  assert.equal(english.length, 6);
  assert.deepEqual(english.at(1), {
    id: 2,
    name: 'Cinematic',
    featureFileUrl: '/files/catalogue/recap-cinematic.jpg',
    sampleFileUrl: '/files/catalogue/recap-cinematic.mp4',
  });
  const french = await read(getReelTypes, '/api/v1/user/eventsetup/GETREELTYPES', {
    'accept-language': 'fr',
  });
  assert.equal(french.at(1)?.name, 'Cinématographique');
});

test('[E-R03] [E-R04] [A-85] prices a recap at 75, with logo 125, and offers 0 to 5', async (t) => {
  const { read } = await openReader(t);
  assert.deepEqual(await read(getReelPrice, getReelPrice.path), {
    priceOnPerReel: 75,
    priceOnPerReelWithLogo: 125,
    quantityOptions: [0, 1, 2, 3, 4, 5],
  });
});

test('[A-10] returns a service fee of 5 percent and a tax of 13', async (t) => {
  const { read } = await openReader(t);
  assert.deepEqual(await read(getMiscAmounts, getMiscAmounts.path), { serviceFee: 5, tax: 13 });
});

test('[Z-R09] [K-R02] [A-06] [A-32] [A-55] returns the configuration that screens depend on', async (t) => {
  const { read } = await openReader(t);
  assert.deepEqual(await read(getConfiguration, getConfiguration.path), {
    [`${brand.slug}ExtendPrice`]: 58,
    isDraftEventAllowed: true,
    isOneHourAllowed: false,
    downloadUrl: 'http://product.test/api/v1/User/EventGallery/Download',
    marketingUrl: 'http://product.test',
    communityUrl: 'http://product.test/community',
    analyticsId: null,
    googleMapsBrowserKey: null,
    errorReporting: null,
    company: { name: 'Test Inc.', taxRegistration: '12345 6789 RT0001' },
    socialSignIn: { google: null, facebook: null },
    socialLinks: [],
  });
});

test('[B-R04] returns the login pages of Google and Facebook', async (t) => {
  const socialSignIn = { google: 'https://google.test/choose', facebook: null };
  const { read } = await openReader(t, { signInPages: () => socialSignIn });
  assert.deepEqual((await read(getConfiguration, getConfiguration.path)).socialSignIn, socialSignIn);
});

test('[A-52] [A-80] [C-R24] returns the marketing site and analytics tag of the deployment', async (t) => {
  const site = {
    marketingUrl: 'https://marketing.test',
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.test/us' }],
  };
  const { read } = await openReader(t, { site: () => site, analyticsId: 'G-1' });
  const configuration = await read(getConfiguration, getConfiguration.path);
  assert.deepEqual(configuration, { ...configuration, ...site, analyticsId: 'G-1' });
});

test('[R-R10] [A-104] returns the community page of the marketing site, or the one of the deployment', async (t) => {
  const marketing = { marketingUrl: 'https://marketing.test', socialLinks: [] };
  for (const [site, expected] of [
    [marketing, 'https://marketing.test/community'],
    [{ ...marketing, communityUrl: 'https://chat.test/us' }, 'https://chat.test/us'],
  ] as const) {
    const { read } = await openReader(t, { site: () => site });
    assert.equal((await read(getConfiguration, getConfiguration.path)).communityUrl, expected);
  }
});

test('[A-R19] returns the DSN for error reports of the deployment', async (t) => {
  const sentryDsn = 'https://key@reports.test/1';
  const { read } = await openReader(t, { sentryDsn });
  const { errorReporting } = await read(getConfiguration, getConfiguration.path);
  assert.deepEqual(errorReporting, { dsn: sentryDsn });
});

test('[C-R15] [A-R17] returns all served areas of the Greater Toronto Area at once', async (t) => {
  const { read } = await openReader(t);
  const listed = await read(getPostalCodes, '/api/v1/Admin/PostalCode');
  const codes = listed.map(({ code }) => code);
  assert.ok(codes.length >= 40);
  assert.equal(new Set(codes).size, codes.length);
  assert.ok(codes.includes('M5*'));
  for (const postalCode of ['M5V 2T6', 'm4w1a8', 'L5B 3C1', 'L3R 0B1', 'M1B 1A1'])
    assert.ok(checkServiceability(postalCode, codes).ok, postalCode);
  for (const postalCode of ['K1A 0B1', 'V5K 0A1', 'L8P 1A1', 'M0A 1A1'])
    assert.ok(!checkServiceability(postalCode, codes).ok, postalCode);
});

test('[R-R06] returns active smartphones with id and name in alphabetical order', async (t) => {
  const { read, database, clock } = await openReader(t);
  const path = `/api/v1/admin/${brand.slug}/GetDevices`;
  const listed = await read(getDevices, path);
  const names = listed.map(({ deviceName }) => deviceName);
  assert.ok(names.length >= 15);
  assert.deepEqual(
    names,
    names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
  );
  await database.updateTable('device').set({ isActive: false }).where('name', '=', 'Pixel 10').execute();
  clock.advanceSeconds(5);
  assert.equal((await read(getDevices, path)).length, names.length - 1);
});
