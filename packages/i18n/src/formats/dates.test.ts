import { calendarDay, chatTime, moment, timeOfDay } from './dates.ts';

/** 00:00:00Z of the calendar day, and five in the afternoon of that day in Toronto. */
const day = Date.UTC(2026, 11, 5) / 1000;
const five = Date.UTC(2026, 11, 5, 22) / 1000;

test('[A-35] [A-R18] [FF-11] the day of an event is the same for every reader, as month, day and year', () => {
  expect(calendarDay(day, 'en-CA')).toBe('December 5, 2026');
  expect(calendarDay(day, 'fr-CA')).toBe('5 décembre 2026');
});

test('[A-35] a moment is told in the time of Toronto', () => {
  expect(plain(moment(five, 'en-CA', 'America/Toronto'))).toBe('December 5, 2026 at 5:00 p.m.');
  expect(plain(moment(five, 'fr-CA', 'America/Toronto'))).toBe('5 décembre 2026 à 17 h 00');
  expect(plain(timeOfDay(five, 'en-CA', 'America/Toronto'))).toBe('5:00 p.m.');
  expect(plain(timeOfDay(five, 'fr-CA', 'America/Toronto'))).toBe('17 h 00');
});

test('[FF-12] a reader whose clock shows another time is told which zone it is', () => {
  expect(plain(moment(five, 'en-CA', 'Asia/Tokyo'))).toBe('December 5, 2026 at 5:00 p.m. EST');
  expect(plain(timeOfDay(five, 'fr-CA', 'Europe/Paris'))).toBe('17 h 00 HNE');
  expect(plain(timeOfDay(five, 'en-CA', 'America/New_York'))).toBe('5:00 p.m.');
});

test('[FF-6] [FF-7] nine in the morning is nine on both sides of the change of clocks', () => {
  const nines = [1_805_029_200, 1_804_946_400, 1_825_596_000];
  for (const nine of nines) expect(plain(timeOfDay(nine, 'en-CA', 'America/Toronto'))).toBe('9:00 a.m.');
});

test('a chat tells the hour on the clock of its reader', () => {
  expect(chatTime(five, 'Asia/Tokyo')).toBe('07:00');
  expect(chatTime(five, 'America/Toronto')).toBe('17:00');
});

/** The spaces that keep a time on one line are not what is tested. */
const plain = (text: string): string => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
