import { formatTimeOfDay, parseTimeOfDay, timesMatching } from './time-of-day.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

test.each([
  ['5:30p', at(17, 30)],
  ['5:30 p.m.', at(17, 30)],
  ['530 pm', at(17, 30)],
  ['5 PM', at(17)],
  ['5.30pm', at(17, 30)],
  ['17:30', at(17, 30)],
  ['1730', at(17, 30)],
  ['17h30', at(17, 30)],
  ['9', at(9)],
  ['9a', at(9)],
  ['12 a.m.', at(0)],
  ['12:15am', at(0, 15)],
  ['12pm', at(12)],
  ['12', at(12)],
  ['0:30', at(0, 30)],
  ['00:00', at(0)],
  ['23:59', at(23, 59)],
  ['5:30', at(17, 30)],
  ['05:30', at(5, 30)],
  ['0530', at(5, 30)],
  ['7', at(7)],
])('English "%s" is read as minute %i of the day', (text, minutes) => {
  expect(parseTimeOfDay(text, 'en-CA')).toBe(minutes);
});

test.each([
  ['17 h 30', at(17, 30)],
  ['17 h 30', at(17, 30)],
  ['17h', at(17)],
  ['17 h', at(17)],
  ['5 h 30', at(5, 30)],
  ['5:30', at(5, 30)],
  ['5:30 pm', at(17, 30)],
  ['18 h 00', at(18)],
])('French "%s" is read as minute %i of the day', (text, minutes) => {
  expect(parseTimeOfDay(text, 'fr-CA')).toBe(minutes);
});

test.each(['', 'noonish', '25:00', '24:00', '5:60', '13 pm', '0 am', '5:3', '12345', '-5', '5:30 x', '5pp'])(
  '"%s" is no time',
  (text) => {
    expect(parseTimeOfDay(text, 'en-CA')).toBeUndefined();
  },
);

test('each language parses every time that it formats', () => {
  for (const locale of ['en-CA', 'fr-CA'])
    for (let minutes = 0; minutes < 1440; minutes += 1)
      expect(parseTimeOfDay(formatTimeOfDay(minutes, locale), locale)).toBe(minutes);
});

test('English uses the 12-hour clock, French the 24-hour clock', () => {
  expect(formatTimeOfDay(at(17, 30), 'en-CA')).toBe('5:30 p.m.');
  expect(formatTimeOfDay(at(18), 'fr-CA').replaceAll(/\s/g, ' ')).toBe('18 h 00');
  expect(formatTimeOfDay(at(7), 'fr-CA').replaceAll(/\s/g, ' ')).toBe('7 h 00');
});

const quarters = Array.from({ length: 96 }, (_, index) => index * 15);

test.each([
  ['en-CA', '530', [at(5, 30), at(17, 30)]],
  ['en-CA', '5:30p', [at(17, 30)]],
  ['en-CA', '17:30', [at(17, 30)]],
  ['en-CA', '5:4', [at(5, 45), at(17, 45)]],
  ['fr-CA', '17', [at(17), at(17, 15), at(17, 30), at(17, 45)]],
  ['fr-CA', '5 h 30', [at(5, 30)]],
  ['en-CA', 'x', quarters],
  ['en-CA', '99', []],
])('in %s the list for "%s" offers the matching times', (locale, text, times) => {
  expect(timesMatching(text, quarters, locale)).toEqual(times);
});
