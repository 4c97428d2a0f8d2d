import { duration, kilometres } from './durations.ts';
import { withPlainSpaces } from '../testing/with-plain-spaces.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

test.each([
  [0, '1 minute', '1 minute'],
  [59, '1 minute', '1 minute'],
  [20 * minute + 59, '20 minutes', '20 minutes'],
  [hour, '1 hour', '1 heure'],
  [3 * hour + 20 * minute, '3 hours, 20 minutes', '3 heures et 20 minutes'],
  [day + 5 * minute, '1 day', '1 jour'],
  [2 * day + 3 * hour + 20 * minute, '2 days, 3 hours', '2 jours et 3 heures'],
])('a duration of %d seconds has its two largest units', (seconds, english, french) => {
  expect(withPlainSpaces(duration(seconds, 'en-CA'))).toBe(english);
  expect(withPlainSpaces(duration(seconds, 'fr-CA'))).toBe(french);
});

test('a distance has at most one decimal', () => {
  expect(withPlainSpaces(kilometres(12.4, 'en-CA'))).toBe('12.4 km');
  expect(withPlainSpaces(kilometres(12.4, 'fr-CA'))).toBe('12,4 km');
  expect(withPlainSpaces(kilometres(3, 'en-CA'))).toBe('3 km');
});
