import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attendedEvent, findAttendedEvent, getSharedGallery } from './shared-gallery.ts';

const publicId = 'ABCDEFGHJKLM';

const readShared = (id: string) => getSharedGallery.params?.safeParse({ id });
const readSearch = (search: string, id = '0') => findAttendedEvent.params?.safeParse({ id, search });

test('[A-39] identifies a shared gallery by its public id only, in any letter case', () => {
  assert.deepEqual(readShared(publicId.toLowerCase())?.data, { id: publicId });
  for (const id of ['7', 'ABCDEFGHJKL', `${publicId}M`, 'ABCDEFGHJKL0', 'ABCDEFGHJKLI']) {
    assert.equal(readShared(id)?.success, false, id);
  }
});

test('[A-40] a link may carry its code and a PIN of 4 to 8 digits', () => {
  const read = (query: unknown) => getSharedGallery.query?.safeParse(query).success;
  for (const query of [{}, { code: 'x', pin: '1234' }, { pin: '12345678', page: '2' }])
    assert.ok(read(query));
  for (const query of [{ pin: '123' }, { pin: 'abcd' }, { code: '' }]) assert.equal(read(query), false);
});

test('[A-82] a guest searches with the id 0', () => {
  assert.deepEqual(readSearch(publicId)?.data, { id: 0, search: publicId });
  assert.equal(readSearch(publicId, '-1')?.success, false);
  assert.ok(findAttendedEvent.actors.includes('guest'));
});

test('[Q-R02] accepts a search of 3 to 30 letters and digits, and rejects other characters with their own error', () => {
  for (const search of ['abc', 'A'.repeat(30)]) assert.ok(readSearch(search)?.success, search);
  for (const search of ['ab', 'A'.repeat(31), '']) assert.equal(readSearch(search)?.success, false, search);
  const [issue] = readSearch('ab-c')?.error?.issues ?? [];
  assert.equal(issue?.message, 'only_alphanumeric_characters_are_allowed');
});

test('[Q-R03] returns a result with the fields of the specs, without prices and orders', () => {
  const shownProvider = {
    id: 3,
    firstName: 'Maya',
    lastName: 'Rao',
    sbPortfolios: [{ profileImageUrl: '/files/portfolio/a.jpg', profileName: 'Maya shoots' }],
    address: { currentLocation: 'Toronto' },
  };
  const sbUser = { ...shownProvider, hourlyRate: 58, isTip: true, isExtended: true };
  const result = { id: publicId, eventName: 'Gala', eventDate: 1_805_001_600 };
  assert.deepEqual(
    attendedEvent.parse({ ...result, orders: [{ id: 9, orderItems: [{ id: 1, sbuserId: 3, sbUser }] }] }),
    { ...result, orders: [{ orderItems: [{ sbuserId: 3, sbUser: shownProvider }] }] },
  );
});
