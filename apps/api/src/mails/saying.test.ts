import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { writeSaying } from './saying.ts';
import type { Saying } from './saying.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

const cases: readonly (readonly [Saying, string, string])[] = [
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
    'dimanche 7 novembre 2027, 09 h 00 (heure de Toronto)',
  ],
  [
    { fromSeconds: seconds('2027-07-03T22:00-04:00'), toSeconds: seconds('2027-07-04T01:00-04:00') },
    'Saturday, July 3, 2027, 10:00 p.m. to 1:00 a.m. (Toronto time)',
    'samedi 3 juillet 2027, de 22 h 00 à 01 h 00 (heure de Toronto)',
  ],
];

/** The formatters put spaces that do not break between a number and its sign. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

for (const [said, english, french] of cases) {
  test(`[FF-7] [FF-12] ${JSON.stringify(said)} is written as each language does`, () => {
    assert.equal(plain(writeSaying('en-CA', said)), english);
    assert.equal(plain(writeSaying('fr-CA', said)), french);
  });
}
