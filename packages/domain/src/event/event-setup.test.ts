import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultConsents, hasCoordinates, pickEventStart, pickProviderStart } from './event-setup.ts';

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

test('[C-R13] accepts only valid coordinates as a chosen location', () => {
  assert.equal(hasCoordinates(location), true);
  assert.equal(hasCoordinates({ ...location, coordinates: null }), false);
  assert.equal(hasCoordinates({ ...location, coordinates: { latitude: NaN, longitude: -79 } }), false);
});
