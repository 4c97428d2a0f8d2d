import { chatTime, dayWithWeekday, moment, timeOfDay } from './dates.ts';
import { withPlainSpaces } from '../testing/with-plain-spaces.ts';

/** 00:00:00Z of the calendar day, and five in the afternoon of that day in Toronto. */
const day = Date.UTC(2026, 11, 5) / 1000;
const five = Date.UTC(2026, 11, 5, 22) / 1000;

test('[A-35] [A-R18] [FF-11] the day of an event is the same for every reader, as weekday, month, day and year', () => {
  expect(dayWithWeekday(day, 'en-CA')).toBe('Saturday, December 5, 2026');
  expect(dayWithWeekday(day, 'fr-CA')).toBe('samedi 5 décembre 2026');
});

test('[FF-12] [A-35] every moment and every time of day names the zone of Toronto, and a moment its weekday', () => {
  expect(withPlainSpaces(moment(five, 'en-CA'))).toBe('Saturday, December 5, 2026 at 5:00 p.m. EST');
  expect(withPlainSpaces(moment(five, 'fr-CA'))).toBe('samedi 5 décembre 2026 à 17 h 00 HNE');
  expect(withPlainSpaces(timeOfDay(five, 'en-CA'))).toBe('5:00 p.m. EST');
  expect(withPlainSpaces(timeOfDay(five, 'fr-CA'))).toBe('17 h 00 HNE');
});

test('a time of day stays on one line, and a French hour has no zero before it', () => {
  expect(timeOfDay(five, 'en-CA')).toBe('5:00\u{a0}p.m.\u{a0}EST');
  expect(timeOfDay(five - 10 * 3600, 'fr-CA')).toBe('7\u{a0}h\u{a0}00\u{a0}HNE');
  expect(moment(five, 'en-CA')).toBe('Saturday, December 5, 2026 at 5:00\u{a0}p.m.\u{a0}EST');
});

test('[FF-6] [FF-7] nine in the morning is nine on both sides of the change of clocks', () => {
  const nines = [1_805_029_200, 1_804_946_400, 1_825_596_000];
  const written = nines.map((nine) => withPlainSpaces(timeOfDay(nine, 'en-CA')));
  expect(written).toEqual(['9:00 a.m. EDT', '9:00 a.m. EST', '9:00 a.m. EST']);
});

test('a chat tells the hour on the clock of its reader', () => {
  expect(chatTime(five, 'Asia/Tokyo')).toBe('07:00');
  expect(chatTime(five, 'America/Toronto')).toBe('17:00');
});
