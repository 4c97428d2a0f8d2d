import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { z } from 'zod';
import { endpoints as contract } from './contract.ts';
import { ownershipsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';
import { fieldsOf, hasField, unboundedPartsOf } from './testing/schema-questions.ts';

const endpoints: readonly Endpoint[] = contract;

/** The tables of section 7, as the specs write them. */
const specCalls = {
  'S1§7': [
    'POST /api/v1/login/User',
    'POST /api/v1/login/SBUser',
    'POST /api/v1/OAuth/FBLogin',
    'POST /api/v1/OAuth/GoogleLogin',
    'POST /api/v1/register/UserRegistration',
    'POST /api/v1/register/SBUserRegistration',
    'GET /api/v1/login/verifyemail?{query}',
    'PUT /api/v1/{product}/updatepassword',
    'POST /api/v1/login/ForgotPassword',
    'POST /api/{card payment provider}/CreateCheckoutSession',
    'POST /api/{card payment provider}/MakePayment/{a}/{b}',
    'POST /api/{card payment provider}/CreateRefund',
    'GET /api/v1/User/EventSetup/GetEventTypes',
    'GET /api/v1/User/EventSetup/GetEventTypeItems/{id}',
    'GET /api/v1/User/EventSetup/getReelTypes',
    'POST /api/v1/User/EventSetup/EventSaveAsDraft',
    'GET /api/v1/User/EventSetup/GetDraftEvent/{id}',
    'POST /api/v1/User/EventSetup/UploadMusicFile',
    'POST /api/v1/{product}/GeoLocation/GetSBByLocation',
    'GET /api/v1/user/reel/getprice',
    'GET /api/v1/user/userinfo/getconfiguration',
    'GET /api/v1/admin/PromoCodes/GetDiscount/{code}/{userId}',
    'GET /api/v1/Admin/PostalCode',
    'GET /api/v1/admin/{product}/GetDevices',
    'GET /api/v1/{product}/Profile/ViewProfile/{id}',
  ],
  'S2§7': [
    'GET /api/v1/User/EventSetup/list/{a}/{b}',
    'GET /api/v1/User/EventGallery/{id}',
    'GET /api/v1/User/EventGallery/SharedGalleryFiles/{id}',
    'DELETE /api/v1/User/EventGallery',
    'PUT /api/v1/User/EventGallery/LockFiles',
    'GET /api/v1/User/EventGallery/AttendedEvent/{id}/{search}',
    'GET /api/v1/User/EventGallery/RecentSearch/{id}',
    'GET /api/v1/user/userinfo/{id}',
    'PUT /api/v1/user/userinfo/{id}',
    'PUT /api/v1/user/userinfo/updateuserpassword/{id}',
    'POST /api/v1/User/EventSetup/ReferToFriend',
    'POST /api/v1/User/EventSetup/support',
    'GET /api/v1/user/review/{id}',
    'POST /api/v1/user/review',
    'GET /api/v1/{product}/GenerateInvoice/{id}',
    'POST /api/v1/{product}/Event/DownloadEventFiles',
    'POST /api/Stripe/CreateRefund',
    'POST /api/Stripe/CreateCheckoutSession',
    'GET /api/v1/MessageBoard/GetSBzByEventId/{id}',
    'GET /api/v1/MessageBoard/GetMessages/{a}/{b}',
    'GET /api/v1/MessageBoard/GetSBById/{a}/{b}',
    'GET /api/v1/MessageBoard/GetNotification/{a}/{b}',
    'GET /api/v1/MessageBoard/GetUserNotificationCount/{a}/{b}',
    'PUT /api/v1/MessageBoard/BulkUpdateMessageStatus/{a}/{b}',
    'PUT /api/v1/MessageBoard/updateMessageStatus/{id}',
  ],
  'S3§7': [
    'POST /api/v1/login/SBUser',
    'POST /api/v1/register/SBUserRegistration',
    'POST /api/v1/login/ForgotPassword',
    'PUT /api/v1/{product}/updatepassword',
    'GET /api/v1/login/verifyemail?{query}',
    'GET /api/v1/admin/{product}/GetDevices',
    'GET /api/v1/{product}/Event/{id}',
    'PUT /api/v1/{product}/Event/{id}',
    'GET /api/v1/{product}/Event/SBMyEvents/{a}/{b}',
    'PUT /api/v1/{product}/Event/UpdateCheckStatus/{id}',
    'GET /api/v1/{product}/Event/GetEventDetailByEventId/{id}',
    'GET /api/v1/{product}/Event/SBEventGallery/{eventId}/{sbUserId}',
    'POST /api/v1/{product}/Event/SBEventGallery',
    'DELETE /api/v1/User/EventGallery',
    'POST /api/v1/{product}/Profile/AddToProfile',
    'POST /api/v1/{product}/Event/DownloadEventFiles',
    'GET /api/v1/{product}/reel/GetSBReels/{a}/{b}',
    'GET /api/v1/{product}/reel/{a}/{b}',
    'GET /api/v1/{product}/reel/GetReelBrief/{id}',
    'GET /api/v1/{product}/Profile/GetScheduleBySBId/{id}',
    'PUT /api/v1/{product}/Profile/UpdateWorkingSchedule/{id}',
    'GET /api/v1/{product}/Profile/Portfolio/{id}',
    'PUT /api/v1/{product}/Profile/Portfolio/{id}',
    'DELETE /api/v1/{product}/Profile/{id}',
    'GET /api/v1/{product}/Profile/Info/{id}',
    'PUT /api/v1/{product}/Profile/Info/{id}',
    'GET /api/v1/{product}/Profile/ViewProfile/{id}',
    'GET /api/{payment-provider}/StartOnBoarding/{id}',
    'GET /api/{payment-provider}/ExitOnBoarding/{id}',
    'GET /api/v1/MessageBoard/GetSBzByEventId/{id}',
    'GET /api/v1/MessageBoard/GetMessages/{a}/{b}',
    'GET /api/v1/MessageBoard/GetSBById/{a}/{b}',
    'GET /api/v1/MessageBoard/GetNotification/{a}/{b}',
    'PUT /api/v1/MessageBoard/BulkUpdateMessageStatus/{a}/{b}',
    'GET /api/v1/MessageBoard/GetUserNotificationCount/{a}/{b}',
    'PUT /api/v1/MessageBoard/updateMessageStatus/{id}',
    'GET /api/v1/user/userinfo/getconfiguration',
  ],
} as const;

/** What the readings settle where the specs name an operation without a path, and what is our own. */
const readingCalls = {
  'A-10': ['GET /api/v1/User/EventSetup/GetMiscAmounts'],
  'A-11': ['POST /api/v1/{product}/reel/AddReel', 'PUT /api/v1/{product}/reel/{eventId}/{sbUserId}'],
  'A-12': ['POST /api/v1/{product}/reel/DownloadAssets/{eventId}/{userName}'],
  'A-13': ['GET /api/v1/User/EventSetup/GetExtendTipEvent/{eventId}'],
  'A-14': ['POST /api/v1/User/EventGallery'],
  'A-15': ['POST /api/v1/User/EventSetup/UploadLogoFile'],
  'A-16': ['GET /api/v1/User/EventGallery/Download/{fileId}?t={signed}'],
  'A-70': ['POST /api/v1/login/Refresh', 'POST /api/v1/login/Logout', 'POST /api/v1/login/LogoutEverywhere'],
  'A-77': ['GET /api/Stripe/RefundPreview/{eventId}'],
  'A-107': [
    'GET /api/v1/MessageBoard/Preferences',
    'PUT /api/v1/MessageBoard/Preferences',
    'GET /api/v1/User/EventSetup/BookAgain/{eventId}',
    'GET /api/v1/User/EventSetup/Drafts/{userId}',
    'GET /api/v1/login/Sessions',
    'DELETE /api/v1/login/Sessions/{id}',
    'GET /api/v1/{product}/Calendar',
    'POST /api/v1/{product}/Calendar',
    'DELETE /api/v1/{product}/Calendar',
    'POST /api/v1/{product}/Review/Reply',
    'GET /calendar/{token}.ics',
    'GET /api/v1/User/EventSetup/Referrals/{userId}',
    'GET /api/v1/{product}/Invoice/{id}',
    'POST /api/v1/User/EventGallery/Restore',
    'POST /api/v1/User/EventGallery/Poster/{fileId}',
  ],
  'A-42': ['GET /api/v1/User/EventGallery/Trash/{eventId}'],
  'A-103': ['GET /api/v1/{product}/Event/{id}/Request/{eventId}'],
  'A-43': ['PUT /api/v1/User/EventSetup/Consents/{eventId}'],
  'A-44': ['PUT /api/v1/User/EventGallery/ProfileUse/{eventId}'],
  'A-99': [
    'GET /api/v1/Places/Autocomplete?q=',
    'GET /api/v1/Places/Details/{id}',
    'GET /files/{folder}/{name}',
    'POST /api/Stripe/Webhook',
  ],
} as const;

/** Everything for operators: one row set of its own, since the specs have no calls of theirs. */
const operatorCalls = [
  'GET /api/v1/operator/event-types',
  'POST /api/v1/operator/event-types',
  'PUT /api/v1/operator/event-types/{id}',
  'GET /api/v1/operator/recap-types',
  'POST /api/v1/operator/recap-types',
  'PUT /api/v1/operator/recap-types/{id}',
  'GET /api/v1/operator/devices',
  'POST /api/v1/operator/devices',
  'PUT /api/v1/operator/devices/{id}',
  'GET /api/v1/operator/postal-codes',
  'POST /api/v1/operator/postal-codes',
  'DELETE /api/v1/operator/postal-codes/{code}',
  'GET /api/v1/operator/settings',
  'PUT /api/v1/operator/settings',
  'GET /api/v1/operator/promo-codes',
  'POST /api/v1/operator/promo-codes',
  'PUT /api/v1/operator/promo-codes/{id}',
  'GET /api/v1/operator/applications',
  'GET /api/v1/operator/applications/{id}',
  'POST /api/v1/operator/applications/{id}/approve',
  'POST /api/v1/operator/applications/{id}/refuse',
  'PUT /api/v1/operator/providers/{id}/rate',
  'POST /api/v1/operator/order-lines/{id}/cancel',
  'POST /api/v1/operator/events/{id}/complete',
  'GET /api/v1/operator/late-check-ins',
  'GET /api/v1/operator/ledger/check',
  'GET /api/v1/operator/drafts',
  'PUT /api/v1/operator/drafts/{id}/providers',
  'GET /api/v1/operator/support-requests',
  'POST /api/v1/operator/support-requests/{id}/answer',
  'POST /api/v1/operator/support-requests/{id}/close',
  'POST /api/v1/operator/accounts/find',
  'POST /api/v1/operator/accounts/{id}/close',
  'POST /api/v1/operator/accounts/{id}/reopen',
  'POST /api/v1/operator/accounts/{id}/end-sessions',
  'GET /api/v1/operator/address-collisions',
  'GET /api/v1/operator/payment-notes',
  'GET /api/v1/operator/audit',
  'GET /api/v1/operator/dead-jobs',
  'POST /api/v1/operator/dead-jobs/{id}/retry',
  'DELETE /api/v1/operator/dead-jobs/{id}',
];

/** The names that A-19 gives to the two parts of a path. */
const pathsWithTwoParts = [
  '/api/v1/User/EventSetup/list/:userId/:status',
  '/api/v1/{product}/Event/SBMyEvents/:sbUserId/:tab',
  '/api/v1/MessageBoard/GetMessages/:eventId/:providerId',
  '/api/v1/MessageBoard/GetSBById/:sbUserId/:eventId',
  '/api/v1/MessageBoard/GetNotification/:receiverId/:userType',
  '/api/v1/MessageBoard/GetUserNotificationCount/:receiverId/:userType',
  '/api/v1/MessageBoard/BulkUpdateMessageStatus/:eventId/:providerId',
  '/api/Stripe/MakePayment/:eventId/:orderItemGroupId',
];

/** S1§6, S2§6 and S3§6: what needs no sign-in. Everything else does. */
const guestCalls = [
  'POST /api/v1/login/User',
  'POST /api/v1/login/SBUser',
  'POST /api/v1/OAuth/FBLogin',
  'POST /api/v1/OAuth/GoogleLogin',
  'POST /api/v1/login/ForgotPassword',
  'POST /api/v1/login/Refresh',
  'POST /api/v1/login/Logout',
  'GET /api/v1/login/verifyemail',
  'PUT /api/v1/{product}/updatepassword',
  'POST /api/v1/register/UserRegistration',
  'POST /api/v1/register/SBUserRegistration',
  'GET /api/v1/User/EventSetup/GetEventTypes',
  'GET /api/v1/User/EventSetup/GetEventTypeItems/:id',
  'GET /api/v1/User/EventSetup/getReelTypes',
  'GET /api/v1/User/EventSetup/GetMiscAmounts',
  'GET /api/v1/user/reel/getprice',
  'GET /api/v1/user/userinfo/getconfiguration',
  'GET /api/v1/Admin/PostalCode',
  'GET /api/v1/admin/{product}/GetDevices',
  'GET /api/v1/Places/Autocomplete',
  'GET /api/v1/Places/Details/:id',
  'POST /api/v1/User/EventSetup/UploadMusicFile',
  'POST /api/v1/User/EventSetup/UploadLogoFile',
  'POST /api/v1/{product}/GeoLocation/GetSBByLocation',
  'GET /api/v1/{product}/Profile/ViewProfile/:id',
  'GET /api/v1/User/EventGallery/SharedGalleryFiles/:id',
  'GET /api/v1/User/EventGallery/AttendedEvent/:id/:search',
  'GET /api/v1/User/EventGallery/Download/:fileId',
  'GET /files/:folder/:name',
  'GET /calendar/:token.ics',
  'POST /api/Stripe/Webhook',
];

/** Ids without an owner: of the catalogue, public profiles, shared galleries and the maps service. */
const callsWithPublicIds = [
  'GET /api/v1/User/EventSetup/GetEventTypeItems/:id',
  'GET /api/v1/Places/Details/:id',
  'GET /api/v1/{product}/Profile/ViewProfile/:id',
  'GET /api/v1/User/EventGallery/SharedGalleryFiles/:id',
  'GET /api/v1/User/EventGallery/Download/:fileId',
  'POST /api/Stripe/Webhook',
];

const inSpecWords = (text: string): string => text.replace(brand.slug, '{product}');

/** Method and path without the names of its parts: `GET /api/v1/{product}/Event/:`. */
const shapeOf = (call: string): string =>
  inSpecWords(call)
    .replace(/\?.*$/, '')
    .replace(/\{(card payment provider|payment-provider)\}/, 'Stripe')
    .replaceAll(/\{(?!product\})[^}]+\}|:\w+/g, ':');

const wantedCalls = [...Object.values(specCalls), ...Object.values(readingCalls), operatorCalls]
  .flat()
  .map(shapeOf);

test('contains exactly the calls of the specs and readings, in their spelling', () => {
  const held = endpoints.map(({ key }) => shapeOf(key));
  assert.deepEqual(held.toSorted(), [...new Set(wantedCalls)].toSorted());
});

test('[A-19] names the parameters of a path as the readings do', () => {
  const paths = endpoints.map(({ path }) => inSpecWords(path));
  for (const path of pathsWithTwoParts) assert.ok(paths.includes(path), path);
});

test('[A-18] has no two endpoints that match the same path case-insensitively', () => {
  const shapes = endpoints.map(({ key }) => shapeOf(key).toLowerCase());
  assert.equal(new Set(shapes).size, shapes.length);
});

test('[A-R21] opens only the calls of the specs to guests', () => {
  const open = endpoints.filter(({ actors }) => actors.includes('guest')).map(({ key }) => inSpecWords(key));
  assert.deepEqual(open.toSorted(), guestCalls.toSorted());
});

test('[A-50] lets operators read owned objects, and change them through no call of the specs', () => {
  const owned = endpoints.filter((endpoint) => ownershipsOf(endpoint).length > 0);
  const forOperators = owned.filter(({ actors }) => actors.includes('operator')).map(({ key }) => key);
  const looks = owned.filter(
    ({ method, isClosedToOperators }) => method === 'GET' && isClosedToOperators !== true,
  );
  // Every signed-in user may change their password.
  const ownPassword = /updatepassword|updateuserpassword/;
  assert.deepEqual(
    forOperators.filter((key) => !ownPassword.test(key)),
    looks.map(({ key }) => key),
  );
});

test('a source is a section 7 or a reading that asks for the call', () => {
  const asked: Readonly<Record<string, readonly string[]>> = {
    ...specCalls,
    ...readingCalls,
    'A-99': [...readingCalls['A-99'], ...operatorCalls],
  };
  for (const { key, source } of endpoints) {
    const sources = source.split(', ');
    const isAsked = sources.some((each) => asked[each]?.map(shapeOf).includes(shapeOf(key)));
    assert.ok(isAsked, `${key}: ${source}`);
  }
});

test('[A-99] keeps operator calls under their own path, for operators only', () => {
  for (const { key, path, actors } of endpoints)
    assert.equal(actors.join() === 'operator', path.startsWith('/api/v1/operator/'), key);
});

const isPersonalIdName = (name: string): boolean =>
  /^(id|(user|sbUser|event|provider|receiver|order|orderItemGroup|file)Id)$/i.test(name);

for (const endpoint of endpoints) {
  const { key, params, query, body, files, reply, meta } = endpoint;
  const requestParts = Object.entries({ params, query, body });

  test(`${inSpecWords(key)} is described completely`, () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    assert.deepEqual(fieldsOf(params), inPath);
    if (endpoint.method === 'GET') assert.deepEqual([body, files], [undefined, undefined]);
    assert.ok(endpoint.actors.length > 0 && endpoint.topic !== '' && endpoint.summary !== '');
    assert.ok(z.toJSONSchema(envelopeOf(reply, meta), { io: 'output', target: 'draft-7' }));
    assert.ok((endpoint.errors ?? []).every(isErrorCode));
    for (const file of files ?? [])
      assert.ok(file.maxBytes > 0 && file.files.to >= file.files.from && !fieldsOf(body).includes(file.name));
    if (endpoint.cacheSeconds !== undefined)
      assert.ok(
        endpoint.method === 'GET' && endpoint.actors.length === 4 && ownershipsOf(endpoint).length === 0,
      );
  });

  test(`${inSpecWords(key)} limits every text and list`, () => {
    for (const [part, schema] of requestParts)
      if (schema !== undefined) assert.deepEqual(unboundedPartsOf(schema), [], part);
  });

  test(`${inSpecWords(key)} declares the ownership of every id`, () => {
    for (const ownership of ownershipsOf(endpoint))
      assert.ok(hasField({ params, query, body }, ownership.id));
    const names = requestParts.flatMap(([, schema]) => fieldsOf(schema)).filter(isPersonalIdName);
    // Operators work on the objects of all users.
    const isForOperators = endpoint.actors.join() === 'operator';
    const mustSay = names.length > 0 && !isForOperators && !callsWithPublicIds.includes(inSpecWords(key));
    if (mustSay) assert.ok(ownershipsOf(endpoint).length > 0, names.join(', '));
  });
}

const anything = Symbol('fits no schema');

/** What a body says of one of its fields, given under some spelling of its name. */
const complaintsAbout = (body: z.ZodType, field: string, spelling: string) =>
  body
    .safeParse({ [spelling]: anything })
    .error?.issues.filter(({ path }) => path[0] === field)
    .map(({ message }) => message);

/** Failures that no code path raises (docs/decisions/040-failures-that-are-never-raised.md). */
const neverRaised: ReadonlySet<string> = new Set([
  'email_sent_failure',
  'user_name_already_exists',
  'user_registration_failed',
  'no_id_exist',
]);

test('[A-58] declares no failure that is never raised', () => {
  const declared = endpoints.flatMap(({ key, errors = [] }) =>
    errors.filter((code) => neverRaised.has(code)).map((code) => `${key} ${code}`),
  );
  assert.deepEqual(declared, []);
});

test('[A-18] accepts field names of every body in any casing', () => {
  for (const { key, body } of endpoints) {
    if (body === undefined) continue;
    for (const field of fieldsOf(body)) {
      const expected = complaintsAbout(body, field, field);
      assert.deepEqual(complaintsAbout(body, field, field.toUpperCase()), expected, `${key} ${field}`);
      assert.deepEqual(complaintsAbout(body, field, field.toLowerCase()), expected, `${key} ${field}`);
    }
  }
});
