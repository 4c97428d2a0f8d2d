import assert from 'node:assert/strict';
import { test } from 'node:test';
import { can, capabilities, type Capability } from './capabilities.ts';
import type { UserKind } from './user-kind.ts';

const kinds: readonly UserKind[] = ['guest', 'host', 'provider', 'operator'];

const mayOnly = (capability: Capability, allowed: readonly UserKind[]): void => {
  for (const kind of kinds)
    assert.equal(can(kind, capability), allowed.includes(kind), `${kind} ${capability}`);
};

test('[A-R21] shows profiles, a shared gallery and the application page to everyone', () => {
  for (const capability of ['viewProviderProfile', 'viewSharedGallery', 'applyAsProvider'] as const) {
    mayOnly(capability, kinds);
  }
});

test('[A-R21] [Q-R04] a guest goes through the booking steps and searches attended events', () => {
  for (const capability of ['walkThroughBooking', 'searchAttendedEvents'] as const) {
    mayOnly(capability, ['guest', 'host']);
  }
});

test('[A-R21] [G-R13] [I-R03] checkout, promo code and draft need a host who is signed in', () => {
  for (const capability of ['startCheckout', 'applyPromoCode', 'submitDraft'] as const) {
    mayOnly(capability, ['host']);
  }
});

test('[A-R21] [L-R16] a guest neither downloads several files at once nor saves a gallery', () => {
  assert.equal(can('guest', 'downloadSeveralFiles'), false);
  assert.equal(can('guest', 'saveSharedGallery'), false);
  assert.equal(can('host', 'saveSharedGallery'), true);
});

test("[A-R22] reserves a booked event and the host's account to the host", () => {
  const ofHosts = [
    'openCustomerDashboard',
    'cancelEvent',
    'extendBooking',
    'tipProvider',
    'writeReview',
    'downloadInvoice',
    'referFriend',
    'updateAccount',
  ] as const;
  for (const capability of ofHosts) mayOnly(capability, ['host']);
});

test("[A-R23] reserves a provider's work and profile to the provider", () => {
  const ofProviders = [
    'openProviderDashboard',
    'answerRequests',
    'checkInAndOut',
    'uploadRecaps',
    'downloadAssets',
    'editSchedule',
    'editPortfolio',
    'editInfo',
    'connectPayouts',
  ] as const;
  for (const capability of ofProviders) mayOnly(capability, ['provider']);
});

test('[A-R23] [A-R10] a provider has no BOOK NOW and no booking steps, and only a host has a cart icon', () => {
  assert.equal(can('provider', 'bookNow'), false);
  assert.equal(can('provider', 'walkThroughBooking'), false);
  assert.equal(can('guest', 'bookNow'), true);
  mayOnly('seeCartIcon', ['host']);
});

test('[A-R22] [A-R23] [L-R04] lets host and provider edit the gallery and message each other', () => {
  const shared = [
    'uploadGalleryFiles',
    'lockFiles',
    'deleteFiles',
    'downloadSeveralFiles',
    'sendMessages',
  ] as const;
  for (const capability of shared) mayOnly(capability, ['host', 'provider']);
});

test('[A-R24] hosts and providers receive notifications', () => {
  mayOnly('receiveNotifications', ['host', 'provider']);
});

test('[A-38] lets every signed-in user change their password', () => {
  mayOnly('changePassword', ['host', 'provider', 'operator']);
});

test('[A-36] limits operators to operator actions, and those to operators', () => {
  mayOnly('operate', ['operator']);
  const ofOperators = Object.entries(capabilities).filter(([, allowed]) =>
    allowed.some((kind) => kind === 'operator'),
  );
  assert.deepEqual(ofOperators.map(([name]) => name).toSorted(), [
    'applyAsProvider',
    'changePassword',
    'operate',
    'viewProviderProfile',
    'viewSharedGallery',
  ]);
});
