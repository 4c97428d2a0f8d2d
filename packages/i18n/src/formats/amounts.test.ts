import { cents } from '@repo/domain/money/cents';
import { fileSize, megabytes } from './file-size.ts';
import { listed } from './listed.ts';
import { money, percent } from './money.ts';

/** The spaces that keep a number and its unit on one line are not what is tested. */
const plain = (text: string): string => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');

test('[A-R18] money is dollars, written as the language writes them', () => {
  expect(plain(money(cents(13_763), 'en-CA'))).toBe('$137.63');
  expect(plain(money(cents(13_763), 'fr-CA'))).toBe('137,63 $');
  expect(plain(money(cents(120_000), 'fr-CA'))).toBe('1 200,00 $');
});

test('a share has the digits that it needs', () => {
  expect(plain(percent(13, 'en-CA'))).toBe('13%');
  expect(plain(percent(12.5, 'fr-CA'))).toBe('12,5 %');
});

test.each([
  [0, '0 o'],
  [900, '900 o'],
  [1536, '1,5 ko'],
  [84 * 1_048_576, '84 Mo'],
  [3 * 1024 ** 3, '3 Go'],
  [5000 * 1024 ** 3, '5 000 Go'],
])('[Z-R11] a file of %d bytes has %s', (bytes, text) => {
  expect(plain(fileSize(bytes, 'fr-CA'))).toBe(text);
});

test('[Z-R11] a megabyte is 1048576 bytes in English too', () => {
  expect(plain(fileSize(1_048_576, 'en-CA'))).toBe('1 MB');
});

test('names are joined as the language joins them', () => {
  expect(listed(['Ana'], 'en-CA')).toBe('Ana');
  expect(listed(['Ana', 'Ben', 'Léa'], 'fr-CA')).toBe('Ana, Ben et Léa');
});

test('[L-R12] the size of an upload is in megabytes, also below one', () => {
  expect(plain(megabytes(2.5 * 1_048_576, 'en-CA'))).toBe('2.50 MB');
  expect(plain(megabytes(52_429, 'fr-CA'))).toBe('0,05 Mo');
  expect(plain(megabytes(3, 'en-CA'))).toBe('0.01 MB');
});
