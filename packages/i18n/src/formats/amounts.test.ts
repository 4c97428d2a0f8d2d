import { cents } from '@repo/domain/money/cents';
import { fileSize, megabytes } from './file-size.ts';
import { listed } from './listed.ts';
import { money, percent } from './money.ts';
import { withPlainSpaces } from '../testing/with-plain-spaces.ts';

test('[A-R18] formats money as dollars, in the style of the language', () => {
  expect(withPlainSpaces(money(cents(13_763), 'en-CA'))).toBe('$137.63');
  expect(withPlainSpaces(money(cents(13_763), 'fr-CA'))).toBe('137,63 $');
  expect(withPlainSpaces(money(cents(120_000), 'fr-CA'))).toBe('1 200,00 $');
});

test('formats percentages with only the decimals they need', () => {
  expect(withPlainSpaces(percent(13, 'en-CA'))).toBe('13%');
  expect(withPlainSpaces(percent(12.5, 'fr-CA'))).toBe('12,5 %');
});

test.each([
  [0, '0 o'],
  [900, '900 o'],
  [1536, '1,5 ko'],
  [84 * 1_048_576, '84 Mo'],
  [3 * 1024 ** 3, '3 Go'],
  [5000 * 1024 ** 3, '5 000 Go'],
])('[Z-R11] formats %d bytes as %s', (bytes, text) => {
  expect(withPlainSpaces(fileSize(bytes, 'fr-CA'))).toBe(text);
});

test('[Z-R11] a megabyte is 1048576 bytes in English too', () => {
  expect(withPlainSpaces(fileSize(1_048_576, 'en-CA'))).toBe('1 MB');
});

test('joins names with the commas and the "and" of the language', () => {
  expect(listed(['Ana'], 'en-CA')).toBe('Ana');
  expect(listed(['Ana', 'Ben', 'Léa'], 'fr-CA')).toBe('Ana, Ben et Léa');
});

test('[L-R12] the size of an upload is in megabytes, also below one', () => {
  expect(withPlainSpaces(megabytes(2.5 * 1_048_576, 'en-CA'))).toBe('2.50 MB');
  expect(withPlainSpaces(megabytes(52_429, 'fr-CA'))).toBe('0,05 Mo');
  expect(withPlainSpaces(megabytes(3, 'en-CA'))).toBe('0.01 MB');
});
