import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import { defaultConsents, type EventSetup } from './event-setup.ts';
import { findSetupIssues, type SetupField } from './find-setup-issues.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string) => calendarDayInUtc(seconds(iso));
const surroundings = { nowSeconds: seconds('2027-07-01T21:00-04:00'), servicedPostalCodes: ['M5V'] };

const location = {
  address: '290 Bremner Blvd',
  coordinates: { latitude: 43.6426, longitude: -79.3871 },
  postalCode: 'M5V 3L9',
};

const sound: EventSetup = {
  ...defaultConsents,
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
  eventName: 'Ana & Luis',
  eventDate: day('2027-07-02'),
  eventStartMinute: 12 * 60,
  providerStartMinute: 11 * 60 + 45,
  location,
  apartment: '',
  eventType: { requiresNotes: false },
  additionalNotes: '',
  durationHours: 2,
  contactName: '',
  contactPhone: '',
};

const issuesOf = (part: Partial<EventSetup>) =>
  findSetupIssues({ ...sound, ...part }, surroundings).map(({ field, code }) => `${field} ${code}`);

const text = (length: number) => 'x'.repeat(length);

const accepted = [
  ['[C-R09] a name of 70 characters', { eventName: text(70) }],
  ['[C-R10] a date of tomorrow', { eventDate: day('2027-07-02') }],
  ['[A-109] a date 24 months ahead', { eventDate: day('2029-07-01') }],
  ['[C-R11] a start at midnight', { eventStartMinute: 0, providerStartMinute: 0 }],
  ['[A-34] a booking from 8:00', { providerStartMinute: 480 }],
  ['[A-34] ten hours until 2:00', { providerStartMinute: 960, durationHours: 10 }],
  [
    '[A-34] a party at 5:00, and a provider who comes at 8:00',
    { eventStartMinute: 300, providerStartMinute: 480 },
  ],
  ['[C-R11] a start at 23:45', { eventStartMinute: 1425, providerStartMinute: 1425 }],
  ['[C-R16] an apartment of 90 characters', { apartment: text(90) }],
  ['[C-R19] notes of 2000 characters', { additionalNotes: text(2000) }],
  [
    '[C-R19] [A-56] notes where the type asks for them',
    { eventType: { requiresNotes: true }, additionalNotes: 'Fencing' },
  ],
  ['[C-R20] [A-06] one hour', { durationHours: 1 }],
  ['[C-R20] ten hours', { durationHours: 10 }],
  ['[C-R21] a contact name of 70 characters', { contactName: text(70) }],
  ['[C-R21] no phone number', { contactPhone: ' ' }],
  ['[C-R21] a phone number of 9 digits', { contactPhone: '416555019' }],
  ['[C-R21] [A-64] a phone number as people write it', { contactPhone: '+1 (416) 555-0199' }],
  [
    '[C-R22] no consent to marketing and gallery sharing',
    { isMarketingAllowed: false, isGallerySharingAllowed: false },
  ],
] as const satisfies readonly (readonly [string, Partial<EventSetup>])[];

for (const [title, part] of accepted) {
  test(`${title} is accepted`, () => assert.deepEqual(issuesOf(part), []));
}

const notServiced =
  'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list';

const refused = [
  ['[C-R09] no name', { eventName: '' }, 'eventName', 'please_enter_an_event_name'],
  ['[C-R09] a name of spaces', { eventName: '   ' }, 'eventName', 'please_enter_an_event_name'],
  ['[C-R09] a name of 71 characters', { eventName: text(71) }, 'eventName', 'this_field_is_too_long'],
  ['[C-R10] no date', { eventDate: null }, 'eventDate', 'please_select_an_event_date'],
  [
    '[C-R10] a date of today',
    { eventDate: day('2027-07-01') },
    'eventDate',
    'event_date_must_be_tomorrow_or_later',
  ],
  ['[C-R11] no event start', { eventStartMinute: null }, 'eventStartMinute', 'start_time_field_is_required'],
  [
    '[C-R11] no provider start',
    { providerStartMinute: null },
    'providerStartMinute',
    'start_time_field_is_required',
  ],
  ['[C-R11] a start off the quarter', { eventStartMinute: 601 }, 'eventStartMinute', 'this_field_is_invalid'],
  [
    '[C-R11] a start after the day',
    { providerStartMinute: 1440 },
    'providerStartMinute',
    'this_field_is_invalid',
  ],
  [
    '[A-34] a provider at 7:45',
    { providerStartMinute: 465 },
    'providerStartMinute',
    'the_booking_must_fit_between_8_am_and_2_am',
  ],
  [
    '[A-34] a provider at 2:00',
    { providerStartMinute: 120 },
    'providerStartMinute',
    'the_booking_must_fit_between_8_am_and_2_am',
  ],
  [
    '[A-34] a booking that ends after 2:00',
    { providerStartMinute: 1425, durationHours: 3 },
    'providerStartMinute',
    'the_booking_must_fit_between_8_am_and_2_am',
  ],
  ['[C-R13] no address', { location: { ...location, address: ' ' } }, 'address', 'enter_a_location'],
  [
    '[C-R13] no postal code',
    { location: { ...location, postalCode: null } },
    'postalCode',
    'enter_precise_location',
  ],
  [
    '[C-R14] a place not serviced',
    { location: { ...location, postalCode: 'K1A 0B1' } },
    'postalCode',
    notServiced,
  ],
  [
    '[C-R13] an address not from the list',
    { location: { ...location, coordinates: null } },
    'coordinates',
    'please_select_location_from_dropdown',
  ],
  ['[C-R16] an apartment of 91 characters', { apartment: text(91) }, 'apartment', 'this_field_is_too_long'],
  ['[C-R17] no event type', { eventType: null }, 'eventType', 'please_select_an_event_type'],
  [
    '[C-R19] [A-56] no notes where the type asks for them',
    { eventType: { requiresNotes: true }, additionalNotes: ' ' },
    'additionalNotes',
    'please_add_additional_notes',
  ],
  [
    '[C-R19] [A-07] notes of 2001 characters',
    { additionalNotes: text(2001) },
    'additionalNotes',
    'this_field_is_too_long',
  ],
  ['[C-R20] no duration', { durationHours: null }, 'durationHours', 'this_field_is_required'],
  ['[C-R20] eleven hours', { durationHours: 11 }, 'durationHours', 'this_field_is_invalid'],
  ['[C-R20] two and a half hours', { durationHours: 2.5 }, 'durationHours', 'this_field_is_invalid'],
  [
    '[C-R21] a contact name of 71 characters',
    { contactName: text(71) },
    'contactName',
    'this_field_is_too_long',
  ],
  [
    '[C-R21] a phone number of 8 digits',
    { contactPhone: '41655501' },
    'contactPhone',
    'this_field_is_invalid',
  ],
  [
    '[C-R21] a phone number of 11 digits',
    { contactPhone: '41655501999' },
    'contactPhone',
    'this_field_is_invalid',
  ],
  [
    '[C-R21] a phone number with letters',
    { contactPhone: '416 555 CALL' },
    'contactPhone',
    'this_field_is_invalid',
  ],
  ['[C-R22] terms not ticked', { hasAcceptedTerms: false }, 'hasAcceptedTerms', 'this_field_is_required'],
  [
    '[C-R22] privacy not ticked',
    { hasAcceptedPrivacy: false },
    'hasAcceptedPrivacy',
    'this_field_is_required',
  ],
] as const satisfies readonly (readonly [string, Partial<EventSetup>, SetupField, ErrorCode])[];

for (const [title, part, field, code] of refused) {
  test(`${title} is answered with ${code}`, () => assert.deepEqual(issuesOf(part), [`${field} ${code}`]));
}

test('an empty form names every required field once, in the order of the screen', () => {
  const empty: EventSetup = {
    ...sound,
    ...defaultConsents,
    eventName: '',
    eventDate: null,
    eventStartMinute: null,
    providerStartMinute: null,
    location: { address: '', coordinates: null, postalCode: null },
    eventType: null,
    durationHours: null,
  };
  assert.deepEqual(
    findSetupIssues(empty, surroundings).map(({ field }) => field),
    [
      'eventName',
      'eventDate',
      'eventStartMinute',
      'address',
      'postalCode',
      'coordinates',
      'eventType',
      'providerStartMinute',
      'durationHours',
      'hasAcceptedTerms',
      'hasAcceptedPrivacy',
    ],
  );
});

test("[FF-8] calculates the earliest date by Toronto's calendar, also when the clocks change", () => {
  const nowSeconds = seconds('2027-11-07T00:30-04:00');
  const codesFor = (isoDay: string) =>
    findSetupIssues({ ...sound, eventDate: day(isoDay) }, { ...surroundings, nowSeconds }).map(
      ({ code }) => code,
    );
  assert.deepEqual(codesFor('2027-11-07'), ['event_date_must_be_tomorrow_or_later']);
  assert.deepEqual(codesFor('2027-11-08'), []);
});
