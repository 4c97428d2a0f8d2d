import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textLimits } from '@repo/domain/limits';
import { saveProviderInfo } from './provider-info.ts';
import type { ProviderInfoUpdate } from './provider-info.ts';
import { publicProfile } from './public-profile.ts';
import type { PublicProfile } from './public-profile.ts';

const place = { id: 1, sbUserId: 3, currentLocation: '1 King St W', latitude: 43.65, longitude: -79.38 };
const info = {
  firstName: 'Maya',
  lastName: 'Rao',
  email: 'maya@demo.test',
  phoneNumber: '+1 (416) 555-0199',
  emergencyContactName: 'Ravi',
  emergencyContactNumber: '4165550100',
  hstNumber: '12345RT0001',
  Location: [place],
} as const satisfies Omit<ProviderInfoUpdate, 'Location'> & { Location: readonly unknown[] };

const read = (body: unknown) => saveProviderInfo.body?.safeParse(body);

test('[Y-R01] accepts the payload of the specs for My Info and ignores its email', () => {
  const data = read(info)?.data;
  assert.equal(data?.phoneNumber, '4165550199');
  assert.equal(data?.email, undefined);
  assert.deepEqual(data?.Location, [{ ...place, sbUserId: undefined }]);
});

const refused = [
  ['a name that starts with a digit', { firstName: '4ever' }, 'this_field_is_invalid'],
  ['a long name', { lastName: 'x'.repeat(textLimits.personName + 1) }, 'this_field_is_too_long'],
  ['no emergency contact', { emergencyContactName: '' }, 'this_field_is_required'],
  ['a phone number of 8 digits', { phoneNumber: '12345678' }, 'this_field_is_invalid'],
  [
    'a phone number of 11 digits that begins with 2',
    { emergencyContactNumber: '22345678901' },
    'this_field_is_invalid',
  ],
  ['a tax number with a dash', { hstNumber: '12-34' }, 'this_field_is_invalid'],
  ['no address', { Location: [] }, 'invalid_location'],
  ['an address as a text', { Location: ['1 King St W'] }, 'invalid_location'],
] as const;

for (const [title, change, message] of refused) {
  test(`[Y-R01] my info with ${title} is refused with ${message}`, () => {
    assert.equal(read({ ...info, ...change })?.error?.issues[0]?.message, message);
  });
}

test('an address off the globe is refused, and one without coordinates is left to the rule', () => {
  const isRead = (change: object) => read({ ...info, Location: [{ ...place, ...change }] })?.success;
  assert.equal(isRead({ latitude: 91 }), false);
  for (const change of [{ latitude: undefined }, { longitude: null }]) assert.equal(isRead(change), true);
});

test('[D-R12] a public profile has the fields of the specs, its images in several sizes, and no others', () => {
  const profile: PublicProfile = {
    id: 3,
    firstName: 'Maya',
    lastName: 'Rao',
    averageReview: null,
    device: { id: 2, deviceName: 'iPhone 17 Pro' },
    sbportfolios: [
      {
        profileImageUrl: '/files/portfolio/a.jpg',
        profileImageSizes: [],
        profileName: 'Maya shoots',
        bio: 'Weddings',
        gallery: [
          {
            imageUrl: '/files/portfolio/b.jpg',
            widthPx: 500,
            heightPx: 400,
            sizes: [{ widthPx: 320, url: '/files/portfolio/b.320.webp' }],
          },
        ],
        additionalEquipment: '',
        language: null,
      },
    ],
    reviews: [{ id: 4, user: { firstName: 'Hana', lastName: 'Ito' }, reviews: 5, feedback: '', reply: null }],
  };
  assert.deepEqual(publicProfile.parse({ ...profile, email: 'maya@demo.test', phoneNumber: '1' }), profile);
});
