import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileLimits, textLimits } from '@repo/domain/limits';
import { addToProfile, savePortfolio } from './portfolio.ts';
import type { PortfolioForm } from './portfolio-form.ts';

const form: PortfolioForm = {
  sbUserId: '3',
  profileName: 'Maya shoots',
  Bio: 'Weddings and galas',
  deviceId: '2',
  Language: 'French',
  additionalEquipment: '',
  deleteImageIds: '[5,6]',
  isActive: 'true',
  displayOrderList: JSON.stringify([
    { id: 8, displayOrder: 1 },
    { imageUrl: 'new.jpg', displayOrder: 2 },
  ]),
};

const read = (body: unknown) => savePortfolio.body?.safeParse(body);

test('[X-R02] a portfolio is saved with every field of the specs, all of them text', () => {
  assert.deepEqual(read(form)?.data, {
    ...form,
    sbUserId: 3,
    deviceId: 2,
    isActive: true,
    deleteImageIds: [5, 6],
    displayOrderList: [
      { id: 8, displayOrder: 1 },
      { imageUrl: 'new.jpg', displayOrder: 2 },
    ],
  });
  assert.deepEqual(
    savePortfolio.files?.map(({ name }) => name),
    ['GalleryImages', 'ProfileImage'],
  );
  assert.equal(savePortfolio.files?.[0]?.files.to, fileLimits.portfolioImages.to);
});

test('[A-18] accepts its fields in any casing, also inside the lists', () => {
  const { Bio, Language, displayOrderList: _, ...rest } = form;
  const given = { ...rest, bio: Bio, language: Language, DisplayOrderList: '[{"Id":8,"DisplayOrder":1}]' };
  assert.deepEqual(read(given)?.data?.displayOrderList, [{ id: 8, displayOrder: 1 }]);
});

test('[A-53] a form without another language sends nothing, an empty text or "null"', () => {
  for (const Language of [undefined, '', 'null']) assert.ok(read({ ...form, Language })?.success);
});

const refused = [
  ['no profile name', { profileName: ' ' }, 'this_field_is_required'],
  ['no bio', { Bio: undefined }, 'this_field_is_required'],
  ['a bio beyond the shared maximum', { Bio: 'x'.repeat(textLimits.longText + 1) }, 'this_field_is_too_long'],
] as const;

for (const [title, change, message] of refused) {
  test(`[X-R05] a portfolio with ${title} is refused with the key of the catalogue`, () => {
    assert.equal(read({ ...form, ...change })?.error?.issues[0]?.message, message);
  });
}

const malformed = [
  ['a language that is not on the list', { Language: 'Klingon' }],
  ['a list that is no JSON', { deleteImageIds: '5,6' }],
  ['a place before the first', { displayOrderList: '[{"id":8,"displayOrder":0}]' }],
  ['a place of no image', { displayOrderList: '[{"displayOrder":1}]' }],
  ['more places than a portfolio has', { displayOrderList: JSON.stringify(manyPlaces()) }],
] as const;

for (const [title, change] of malformed) {
  test(`a portfolio with ${title} is refused`, () => {
    assert.equal(read({ ...form, ...change })?.success, false);
  });
}

function manyPlaces() {
  return Array.from({ length: fileLimits.portfolioImages.to + 1 }, (_, index) => ({
    id: index + 1,
    displayOrder: 1,
  }));
}

test('[U-R08] adding to the profile takes the provider and one file, or the gallery file it comes from', () => {
  assert.deepEqual(addToProfile.body?.parse({ sbUserId: '3' }), { sbUserId: 3 });
  assert.deepEqual(addToProfile.body?.parse({ SbUserId: '3', fileId: '9' }), { sbUserId: 3, fileId: 9 });
  assert.equal(addToProfile.body?.safeParse({}).success, false);
  assert.equal(addToProfile.files?.[0]?.files.to, 1);
});
