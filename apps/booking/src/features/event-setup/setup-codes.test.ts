import { calendarDayOfParts } from '@repo/domain/time/calendar-day';
import { emptyEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import { fieldsInPageOrder, mustHaveNotes, setupCodesOf } from './setup-codes.ts';

const eventTypeIds = [31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19];
/** The evening of 4 December 2026 in Toronto, when it is the 5th in Greenwich. */
const nowSeconds = Date.parse('2026-12-05T02:30:00Z') / 1000;
const surroundings = { nowSeconds, servicedPostalCodes: ['M5*', 'l5b'], eventTypeIds };

const sound: EventFormValues = {
  ...emptyEventForm,
  eventName: 'Maya turns 30',
  eventDate: calendarDayOfParts({ year: 2026, month: 12, day: 5 }) ?? null,
  eventStartMinute: 1020,
  providerStartMinute: 990,
  location: {
    address: '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
    coordinates: { latitude: 43.6426, longitude: -79.3871 },
    postalCode: 'M5V 3L9',
  },
  eventTypeId: 31,
  durationHours: 2,
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
};
const codesOf = (change: Partial<EventFormValues>) => setupCodesOf({ ...sound, ...change }, surroundings);

test('[C-R27] accepts a complete form', () => expect(codesOf({})).toEqual({}));

test('[C-R23] returns everything that Next requires, in the order of the page', () => {
  const found = setupCodesOf(emptyEventForm, surroundings);
  expect(Object.entries(found)).toEqual([
    ['eventName', 'please_enter_an_event_name'],
    ['eventTypeId', 'please_select_an_event_type'],
    ['eventDate', 'please_select_an_event_date'],
    ['eventStartMinute', 'start_time_field_is_required'],
    ['providerStartMinute', 'start_time_field_is_required'],
    ['durationHours', 'this_field_is_required'],
    ['location', 'enter_a_location'],
    ['hasAcceptedTerms', 'this_field_is_required'],
    ['hasAcceptedPrivacy', 'this_field_is_required'],
  ]);
  expect(fieldsInPageOrder).toEqual(expect.arrayContaining(Object.keys(found)));
});

test.each<[string, Partial<EventFormValues['location']>, string | undefined]>([
  [
    'was typed and not chosen',
    { coordinates: null, postalCode: null },
    'please_select_location_from_dropdown',
  ],
  ['has no postal code', { postalCode: null }, 'enter_precise_location'],
  [
    'lies elsewhere',
    { postalCode: 'K1P 1J1' },
    'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list',
  ],
  ['is served, whatever the case', { postalCode: 'L5B 2C9' }, undefined],
])('[C-R13] [C-R14] returns one code for a location that %s', (_, change, code) =>
  expect(codesOf({ location: { ...sound.location, ...change } }).location).toBe(code),
);

test('[C-R19] the twelfth type in the list requires notes, whatever its id', () => {
  expect(eventTypeIds.filter((id) => mustHaveNotes(id, eventTypeIds))).toEqual([20]);
  expect(mustHaveNotes(null, eventTypeIds)).toBe(false);
  expect(codesOf({ eventTypeId: 20 })).toEqual({ additionalNotes: 'please_add_additional_notes' });
  expect(codesOf({ eventTypeId: 20, additionalNotes: 'A quiet proposal' })).toEqual({});
});

test('[C-R17] refuses a type that is no longer offered', () =>
  expect(codesOf({ eventTypeId: 99 })).toEqual({ eventTypeId: 'please_select_an_event_type' }));

test('[C-R10] counts tomorrow in Toronto', () => {
  expect(codesOf({ eventDate: calendarDayOfParts({ year: 2026, month: 12, day: 4 }) ?? null })).toEqual({
    eventDate: 'event_date_must_be_tomorrow_or_later',
  });
});

test('[A-109] refuses days after 24 months', () => {
  const on = (day: number) =>
    codesOf({ eventDate: calendarDayOfParts({ year: 2028, month: 12, day }) ?? null });
  expect(on(4)).toEqual({});
  expect(on(5)).toEqual({ eventDate: 'event_date_is_too_far_ahead' });
});

test.each([
  ['eventName', 70],
  ['apartment', 90],
  ['contactName', 70],
] as const)('[C-R09] [C-R16] [C-R21] %s takes %d characters', (name, most) => {
  expect(codesOf({ [name]: 'x'.repeat(most) })).toEqual({});
  expect(codesOf({ [name]: 'x'.repeat(most + 1) })).toEqual({ [name]: 'this_field_is_too_long' });
});

test.each([
  ['', true],
  ['(416) 555-0199', true],
  ['+1 416-555-0199', true],
  ['14165550199', true],
  ['416 555 019', true],
  ['416 555 01', false],
  ['416 555 01999', false],
  ['call me', false],
])('[C-R21] [A-64] contact number %p is valid: %p', (contactPhone, isSound) =>
  expect(codesOf({ contactPhone })).toEqual(isSound ? {} : { contactPhone: 'this_field_is_invalid' }),
);
