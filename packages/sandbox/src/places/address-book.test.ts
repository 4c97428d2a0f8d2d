import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canadianPostalCodeOf, deliveryAreaOf } from '@repo/domain/postal/postal-code';
import { findPlace, searchPlaces } from './address-book.ts';
import { houseOn, knownStreets } from './known-street.ts';
import { formattedAddress, placeId, placeTitle } from './place.ts';

const titles = (typed: string): string[] => searchPlaces(typed).map((place) => placeTitle(place).main);
const addresses = (typed: string): string[] => searchPlaces(typed).map(formattedAddress);

test('finds an address from partial input: number first, incomplete or abbreviated words, any letter case', () => {
  for (const typed of [
    '290 bre',
    '290 Bremner Blvd',
    '290 BREMNER boulevard toronto',
    '290 bremner blvd, toronto, on m5v 3l9, canada',
    '12-290 bremner blvd',
  ]) {
    assert.deepEqual(addresses(typed), ['290 Bremner Blvd, Toronto, ON M5V 3L9, Canada'], typed);
  }
});

test('finds venues by name, and lists a city first when it is named', () => {
  assert.equal(titles('cn tow')[0], 'CN Tower');
  assert.equal(titles('ripleys')[0], "Ripley's Aquarium of Canada");
  assert.equal(titles('casa')[0], 'Casa Loma');
  assert.equal(titles('toronto')[0], 'Toronto');
  assert.equal(titles('montreal')[0], 'Montréal');
  assert.equal(titles('MONTRÉAL')[0], 'Montréal');
});

test('suggests at most five places, and none for empty input, nonsense or a number alone', () => {
  assert.equal(searchPlaces('s').length, 5);
  for (const typed of ['', '  ', '...', '290', 'qqqqq zzzzz', '🎉', 'x'.repeat(5000)]) {
    assert.deepEqual(searchPlaces(typed), [], typed.slice(0, 20));
  }
});

test('returns no postal code for a city, a street or a house number that does not exist', () => {
  for (const typed of ['Toronto', 'Bremner Boulevard', '99999 Bremner Boulevard']) {
    const [place] = searchPlaces(typed);
    assert.ok(place !== undefined && !('postalCode' in place), typed);
  }
});

test('finds complete and partial postal codes', () => {
  assert.deepEqual(titles('m5v3l9'), ['M5V 3L9']);
  assert.deepEqual(titles('M5V 3L9, Toronto'), ['M5V 3L9']);
  assert.equal(searchPlaces('M4K').length, 5);
});

test('finds every suggestion by its id, and nothing for other ids', () => {
  for (const typed of [
    '290 bremner',
    'casa loma',
    'queen',
    'toronto',
    'm5v 3l9',
    '700 rue sainte-catherine',
  ]) {
    const places = searchPlaces(typed);
    assert.notEqual(places.length, 0, typed);
    for (const place of places) assert.deepEqual(findPlace(placeId(place)), place);
  }
  const id = (...parts: string[]): string => Buffer.from(parts.join('|')).toString('base64url');
  for (const unknown of [
    '',
    'nonsense',
    '\u0000',
    id('address', '99999', 'Bremner Boulevard', 'Toronto'),
    id('address', '-5', 'Bremner Boulevard', 'Toronto'),
    id('address', '290', 'No Such Street', 'Toronto'),
    id('street', 'No Such Street', 'Toronto'),
    id('postal', 'nonsense'),
    id('postal', 'M5V'),
    id('city'),
  ]) {
    assert.equal(findPlace(unknown), undefined, unknown);
  }
});

test('lists streets with valid areas, postal codes, ranges and coordinates', () => {
  const areas = new Set<string>();
  for (const known of knownStreets) {
    for (const { area, first, last, from, to } of known.stretches) {
      const name = `${known.street}, ${known.city}, ${area}`;
      areas.add(area);
      assert.ok(first > 0 && last > first, name);
      const home = known.province === 'QC' ? 'H' : known.city === 'Ottawa' ? 'K' : 'LM';
      assert.ok(home.includes(area[0] ?? '?'), name);
      assert.equal(known.city === 'Toronto', area.startsWith('M'), name);
      for (const number of [first, last]) {
        const house = houseOn(known, String(number));
        assert.equal(canadianPostalCodeOf(house?.postalCode ?? ''), house?.postalCode, name);
      }
      assert.equal(deliveryAreaOf(houseOn(known, String(first))?.postalCode ?? ''), area, name);
      const kilometres = Math.hypot((to[0] - from[0]) * 111.2, (to[1] - from[1]) * 80.3);
      assert.ok(kilometres > 0.08 && kilometres < 6, `${name} is ${kilometres} km long`);
      const metresPerNumber = (kilometres * 1000) / (last - first);
      assert.ok(metresPerNumber > 0.8 && metresPerNumber < 14, `${name}: ${metresPerNumber} m a number`);
    }
  }
  assert.ok(knownStreets.length >= 150, `${knownStreets.length} streets`);
  assert.ok(areas.size >= 45, `${areas.size} areas`);
});

test('places a house between the ends of its street segment, in order of its number', () => {
  const bremner = knownStreets.find(({ street }) => street === 'Bremner Boulevard');
  assert.ok(bremner);
  const [low, high] = ['130', '400'].map((number) => houseOn(bremner, number));
  assert.ok(low && high && low.longitude > high.longitude);
  assert.equal(houseOn(bremner, '1'), undefined);
  assert.equal(houseOn(bremner, 'x'), undefined);
});
