import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventStatusesOfList, hostListOf, providerListOf } from './event-lists.ts';

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

const hostTabs = [
  ['pending', 'upcoming'],
  ['upcoming', 'upcoming'],
  ['completed', 'completed'],
  ['cancel', 'cancel'],
  ['draft', undefined],
  ['reelOnly', undefined],
] as const;

for (const [event, list] of hostTabs) {
  test(`[J-R02] [A-27] shows a host an event (${event}) in ${list === undefined ? 'no list' : `the list "${list}"`}`, () => {
    assert.equal(hostListOf(event), list);
  });
}

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
