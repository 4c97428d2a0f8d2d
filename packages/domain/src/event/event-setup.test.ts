import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canLeaveSetup,
  defaultConsents,
  hasCoordinates,
  pickEventStart,
  pickProviderStart,
} from './event-setup.ts';

const nine = 9 * 60;
const ten = 10 * 60;

test('[C-R12] picking the event start moves the provider start to the same time, whatever it was', () => {
  assert.deepEqual(pickEventStart(nine), { eventStartMinute: nine, providerStartMinute: nine });
  const moved = { ...pickProviderStart(pickEventStart(nine), ten), ...pickEventStart(ten + 15) };
  assert.deepEqual(moved, { eventStartMinute: ten + 15, providerStartMinute: ten + 15 });
});

test('[C-R12] changing the provider start leaves the event start alone', () => {
  assert.deepEqual(pickProviderStart(pickEventStart(nine), ten), {
    eventStartMinute: nine,
    providerStartMinute: ten,
  });
});

test('[C-R22] [A-43] a new form has marketing and gallery sharing ticked, terms and privacy not', () => {
  assert.deepEqual(defaultConsents, {
    hasAcceptedTerms: false,
    hasAcceptedPrivacy: false,
    isMarketingAllowed: true,
    isGallerySharingAllowed: true,
  });
});

const location = {
  address: '290 Bremner Blvd',
  coordinates: { latitude: 43.6426, longitude: -79.3871 },
  postalCode: 'M5V 3L9',
};
const ready = { ...pickEventStart(nine), hasAcceptedTerms: true, hasAcceptedPrivacy: true, location };

test('[C-R23] Next is open once both start times, both required boxes and a chosen location are there', () => {
  assert.equal(canLeaveSetup(ready), true);
  assert.equal(canLeaveSetup({ ...ready, ...pickEventStart(0) }), true, 'midnight is a time');
});

const missing = [
  ['the event start', { eventStartMinute: null }],
  ['the provider start', { providerStartMinute: null }],
  ['the terms', { hasAcceptedTerms: false }],
  ['the privacy policy', { hasAcceptedPrivacy: false }],
  ['a location from the suggestions', { location: { ...location, coordinates: null } }],
] as const;

for (const [what, part] of missing) {
  test(`[C-R23] Next is closed without ${what}`, () => {
    assert.equal(canLeaveSetup({ ...ready, ...part }), false);
  });
}

test('[C-R13] only coordinates on the map count as a chosen location', () => {
  assert.equal(hasCoordinates(location), true);
  assert.equal(hasCoordinates({ ...location, coordinates: null }), false);
  assert.equal(hasCoordinates({ ...location, coordinates: { latitude: NaN, longitude: -79 } }), false);
});
