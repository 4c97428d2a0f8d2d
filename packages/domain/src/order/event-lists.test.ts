import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventStatusesOfList, providerListNamed, providerListOf, recapListNamed } from './event-lists.ts';

const lists = [
  ['upcoming', ['pending', 'upcoming']],
  ['UPCOMING', ['pending', 'upcoming']],
  ['pending', ['pending']],
  ['completed', ['completed']],
  ['cancel', ['cancel']],
  ['Cancelled', ['cancel']],
  ['canceled', ['cancel']],
] as const;

for (const [word, statuses] of lists) {
  test(`[J-R02] [A-59] the list "${word}" holds ${statuses.join(' and ')}`, () => {
    assert.deepEqual(eventStatusesOfList(word), { ok: true, value: statuses });
  });
}

test('[A-27] drafts, recap-only events and unknown words have no list', () => {
  for (const word of ['draft', 'reelOnly', 'all', 'constructor', '']) {
    assert.deepEqual(eventStatusesOfList(word), { ok: false, failure: 'invalid_input' });
  }
});

const tabs = [
  ['accepted', 'created', 'upcoming', 'upcoming'],
  ['accepted', 'checkIn', 'upcoming', 'upcoming'],
  ['accepted', 'created', 'pending', 'upcoming'],
  ['accepted', 'checkOut', 'upcoming', 'completed'],
  ['accepted', 'checkIn', 'completed', 'completed'],
  ['accepted', 'created', 'cancel', null],
  ['pending', 'created', 'pending', null],
  ['declined', 'created', 'upcoming', null],
  ['expired', 'created', 'completed', null],
  ['cancelled', 'created', 'upcoming', null],
] as const;

for (const [request, check, event, tab] of tabs) {
  test(`[T-R01] [A-27] shows an event (${event}) in ${tab ?? 'no'} tab of a provider with ${request} and ${check}`, () => {
    assert.equal(providerListOf({ request, check }, event), tab);
  });
}

test('[T-R01] [V-R01] [A-81] accepts upcoming and completed for events, pending and completed for recaps', () => {
  const refused = { ok: false, failure: 'invalid_input' };
  assert.deepEqual(providerListNamed('upcoming'), { ok: true, value: 'upcoming' });
  assert.deepEqual(providerListNamed('Completed'), { ok: true, value: 'completed' });
  assert.deepEqual(providerListNamed('pending'), refused);
  assert.deepEqual(recapListNamed('PENDING'), { ok: true, value: 'pending' });
  assert.deepEqual(recapListNamed('completed'), { ok: true, value: 'completed' });
  assert.deepEqual(recapListNamed('upcoming'), refused);
});
