import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { countAnnounced, planImages } from './plan-images.ts';

const image = (id: number, contentHash: string | null = `stored ${id}`) => ({
  id,
  address: `/files/portfolio/${id}.jpg`,
  contentHash,
});
const file = (fileName: string, contentHash = `content of ${fileName}`) => ({ fileName, contentHash });
const stored = [image(1), image(2), image(3)];
const nothing = { deletedIds: [], added: [], places: [] };

const namesOf = (images: readonly (ReturnType<typeof image> | ReturnType<typeof file>)[]) =>
  images.map((each) => ('id' in each ? each.id : each.fileName));

test('[X-R02] places stored images by id or address and uploaded ones by name, by their numbers', () => {
  const places = [
    { imageUrl: 'a.jpg', displayOrder: 2 },
    { imageUrl: '/files/portfolio/3.jpg', displayOrder: 1 },
    { id: 1, displayOrder: 3 },
  ];
  assert.deepEqual(namesOf(planImages(stored, { ...nothing, added: [file('a.jpg')], places })), [
    3,
    'a.jpg',
    1,
    2,
  ]);
});

test('[X-R02] keeps images without a place after the others, uploaded ones last', () => {
  const added = [file('a.jpg'), file('b.jpg')];
  assert.deepEqual(
    namesOf(planImages(stored, { deletedIds: [2], added, places: [{ id: 3, displayOrder: 7 }] })),
    [3, 1, 'a.jpg', 'b.jpg'],
  );
});

test('[X-R02] files of the same name take the places of that name in turn', () => {
  const added = [file('a.jpg', 'one'), file('a.jpg', 'two')];
  const places = [1, 2].map((displayOrder) => ({ imageUrl: 'a.jpg', displayOrder }));
  const planned = planImages([], { ...nothing, added, places });
  assert.deepEqual(
    planned.map(({ contentHash }) => contentHash),
    ['one', 'two'],
  );
});

test('[X-R02] a form that is sent again adds nothing, and a file chosen twice is one image', () => {
  const saved = [image(1, 'one'), image(2, 'two'), image(3, null), image(4, null)];
  const added = [file('a.jpg', 'two'), file('b.jpg', 'one'), file('c.jpg', 'three'), file('d.jpg', 'three')];
  const places = [
    { imageUrl: 'a.jpg', displayOrder: 1 },
    { imageUrl: 'b.jpg', displayOrder: 2 },
  ];
  assert.deepEqual(namesOf(planImages(saved, { ...nothing, added, places })), [2, 1, 3, 4, 'c.jpg']);
});

test('[X-R02] an image that is deleted and uploaded again is a new one', () => {
  assert.deepEqual(
    namesOf(planImages([image(1, 'one')], { deletedIds: [1], added: [file('a.jpg', 'one')], places: [] })),
    ['a.jpg'],
  );
});

test('[X-R04] counts the uploads that the places announce', () => {
  const places = [
    { id: 1, displayOrder: 1 },
    { id: 9, displayOrder: 2 },
    { imageUrl: '/files/portfolio/2.jpg', displayOrder: 3 },
    { imageUrl: 'a.jpg', displayOrder: 4 },
  ];
  assert.equal(countAnnounced(stored, places), 1);
});

test('[X-R02] no places lose or repeat an image', () => {
  const place = fc.record({
    id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    imageUrl: fc.constantFrom('a.jpg', 'b.jpg', '/files/portfolio/2.jpg', 'other'),
    displayOrder: fc.integer({ min: 1, max: 30 }),
  });
  checkProperty([fc.array(place)], (places) => {
    const added = [file('a.jpg'), file('b.jpg')];
    const planned = namesOf(planImages(stored, { deletedIds: [], added, places }));
    assert.deepEqual(new Set(planned), new Set([1, 2, 3, 'a.jpg', 'b.jpg']));
    assert.equal(planned.length, 5);
  });
});
