import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { formatMailValue } from './mail-value.ts';
import type { MailValue } from './mail-value.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

const cases: readonly (readonly [MailValue, string, string])[] = [
  ['As it is', 'As it is', 'As it is'],
  [{ cents: 123_456 }, '$1,234.56', '1 234,56 $'],
  [{ cents: -5220 }, '-$52.20', '-52,20 $'],
  [{ basisPoints: 1300 }, '13%', '13 %'],
  [{ basisPoints: 975 }, '9.75%', '9,75 %'],
  [{ hours: 1 }, '1 hour', '1 heure'],
  [{ hours: 2 }, '2 hours', '2 heures'],
  [{ people: ['Maya'] }, 'Maya', 'Maya'],
  [{ people: ['Maya', 'Devon', 'Léa'] }, 'Maya, Devon and Léa', 'Maya, Devon et Léa'],
  [
    { people: ['win at www.evil.test', 'Zo\u202eë\nX'] },
    `a ${brand.singular} member and Zo ë X`,
    `un membre de ${brand.singular} et Zo ë X`,
  ],
  [
    { atSeconds: seconds('2027-11-07T09:00-05:00') },
    'Sunday, November 7, 2027, 9:00 a.m. (Toronto time)',
    'dimanche 7 novembre 2027, 9 h 00 (heure de Toronto)',
  ],
  [
    { fromSeconds: seconds('2027-07-03T22:00-04:00'), toSeconds: seconds('2027-07-04T01:00-04:00') },
    'Saturday, July 3, 2027, 10:00 p.m. to 1:00 a.m. the next day (Toronto time)',
    'samedi 3 juillet 2027, de 22 h 00 à 1 h 00 le lendemain (heure de Toronto)',
  ],
];

/** Replaces non-breaking spaces, which the formatters put between a number and its unit. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

for (const [value, english, french] of cases) {
  test(`[FF-7] [FF-12] formats ${JSON.stringify(value)} in each language`, () => {
    assert.equal(plain(formatMailValue('en-CA', value)), english);
    assert.equal(plain(formatMailValue('fr-CA', value)), french);
  });
}
