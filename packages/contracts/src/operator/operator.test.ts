import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeEventType } from './event-types.ts';
import { addPostalCodes } from './postal-codes.ts';
import { issuePromoCode } from './promo-codes.ts';
import { addRecapType } from './recap-types.ts';
import { changeSettings, hourlyRate } from './settings.ts';

test('[A-31] a rate lies between $58 and $500', () => {
  for (const [rate, isGood] of [
    [57.99, false],
    [58, true],
    [72.5, true],
    [500, true],
    [500.01, false],
    [60.005, false],
  ] as const)
    assert.equal(hourlyRate.safeParse(rate).success, isGood, String(rate));
});

test('a setting has at most two decimals and the type of its kind', () => {
  const parse = (given: unknown) => changeSettings.body?.safeParse(given).success;
  assert.ok(parse({ serviceFee: 5.25, taX: 13, isDraftEventAllowed: false }));
  assert.ok(!parse({ serviceFee: 5.255 }));
  assert.ok(!parse({ tax: 101 }));
  assert.ok(!parse({ recapPrice: -1 }));
  assert.ok(!parse({ recapPrice: '75' }));
  assert.ok(!parse({ isOneHourAllowed: 1 }));
});

test('[C-R14] a delivery area is three characters, the third of which may stand for all', () => {
  const codes = (given: string) => addPostalCodes.body?.safeParse({ codes: [given] }).data?.codes[0];
  assert.equal(codes(' m5v '), 'M5V');
  assert.equal(codes('k1*'), 'K1*');
  for (const given of ['M5', 'M*V', '5MV', 'M5V2T6', '']) assert.equal(codes(given), undefined, given);
});

test('[A-21] a code takes a percentage or an amount, and only an amount can be a gift card', () => {
  const parse = (given: unknown) => issuePromoCode.body?.safeParse(given);
  assert.deepEqual(parse({ type: '%', value: 10, code: 'spring10' })?.data, {
    type: '%',
    value: 10,
    code: 'SPRING10',
  });
  assert.deepEqual(parse({ type: '$', value: 200, isGiftCard: true })?.data, {
    type: '$',
    value: 200,
    isGiftCard: true,
  });
  for (const wrong of [
    { type: '%', value: 101 },
    { type: '%', value: 10, isGiftCard: true },
    { type: '$', value: 0 },
    { type: '€', value: 1 },
    { type: '$', value: 5, code: 'has space' },
    { type: '$', value: 5, code: 'x'.repeat(36) },
    { type: '$', value: 5, mostUses: 0 },
  ])
    assert.ok(!parse(wrong)?.success, JSON.stringify(wrong));
});

test('a change may name any part, and a shot list has an end', () => {
  assert.deepEqual(changeEventType.body?.parse({ IsActive: false }), { isActive: false });
  const shots = Array.from({ length: 31 }, () => ({ nameEn: 'a', nameFr: 'b' }));
  assert.ok(!changeEventType.body?.safeParse({ shots }).success);
});

test('refuses a catalogue file name that leaves its folder', () => {
  const names = { nameEn: 'a', nameFr: 'b', sampleFile: 'recap-a.mp4' };
  const parse = (featureFile: string) => addRecapType.body?.safeParse({ ...names, featureFile }).success;
  assert.ok(parse('recap-a.jpg'));
  for (const name of ['../x', 'a/b', '.hidden', '']) assert.ok(!parse(name), name);
});
