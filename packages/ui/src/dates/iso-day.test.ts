import { formatDay, parseDay } from './iso-day.ts';

const earliest = '2026-11-23';

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026/12/5', '2026-12-05'],
  ['2026 12 05', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['Dec 5 2026', '2026-12-05'],
  ['5 dec. 2026', '2026-12-05'],
  ['dec 5th, 2026', '2026-12-05'],
  ['dec 5', '2026-12-05'],
  ['Nov 22', '2027-11-22'],
  ['Nov 23', '2026-11-23'],
  ['12/5/2026', '2026-12-05'],
  ['25/12/2026', '2026-12-25'],
  ['12-25-2026', '2026-12-25'],
  ['12/5', '2026-12-05'],
  ['Feb 29', '2028-02-29'],
])('English "%s" is read as %s', (text, day) => {
  expect(parseDay(text, 'en-CA', earliest)).toBe(day);
});

test.each([
  ['5 décembre 2026', '2026-12-05'],
  ['le 5 decembre 2026', '2026-12-05'],
  ['5 déc. 2026', '2026-12-05'],
  ['1er févr. 2027', '2027-02-01'],
  ['5/12/2026', '2026-12-05'],
  ['12/25/2026', '2026-12-25'],
  ['2026-12-05', '2026-12-05'],
  ['Dec 5 2026', '2026-12-05'],
])('French "%s" is read as %s', (text, day) => {
  expect(parseDay(text, 'fr-CA', earliest)).toBe(day);
});

test.each([
  '',
  'soon',
  '2026',
  '2026-13-01',
  '2026-02-30',
  'Feb 30',
  'J 5 2026',
  'Dec 32 2026',
  '5',
  '1 2 3 2026',
  'Dec Nov 5',
  '20261205',
])('"%s" is no day', (text) => {
  expect(parseDay(text, 'en-CA', earliest)).toBeUndefined();
});

test('a day without a year requires an earliest day', () => {
  expect(parseDay('dec 5', 'en-CA')).toBeUndefined();
});

test('each language parses every day that it formats', () => {
  for (const locale of ['en-CA', 'fr-CA'])
    for (let day = 0; day < 366; day += 1) {
      const iso = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
      expect(parseDay(formatDay(iso, locale), locale)).toBe(iso);
    }
});
