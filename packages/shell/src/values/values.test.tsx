import { cents } from '@repo/domain/money/cents';
import type { Locale } from '@repo/i18n/locale';
import { startI18n } from '@repo/i18n/start-i18n';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DateText } from './date-text.tsx';
import { Money } from './money.tsx';
import { TimeRangeText } from './time-range-text.tsx';
import { TimeText } from './time-text.tsx';

const day = Date.UTC(2026, 11, 5) / 1000;
const five = Date.UTC(2026, 11, 5, 22) / 1000;
const hours = (count: number): number => count * 3600;

async function open(locale: Locale, value: ReactNode) {
  const i18n = await startI18n(locale);
  const { container } = render(<I18nextProvider i18n={i18n}>{value}</I18nextProvider>);
  return {
    // The spaces that keep a value on one line are not what is tested.
    text: withPlainSpaces(container.textContent),
    machineText: container.querySelector('time')?.getAttribute('datetime') ?? null,
  };
}

test.each<[Locale, () => ReactNode, string, string | null]>([
  ['en-CA', () => <Money amount={cents(13_763)} />, '$137.63', null],
  ['fr-CA', () => <Money amount={cents(13_763)} />, '137,63 $', null],
  ['en-CA', () => <DateText day={day} />, 'Saturday, December 5, 2026', '2026-12-05'],
  ['fr-CA', () => <DateText day={day} />, 'samedi 5 décembre 2026', '2026-12-05'],
  ['en-CA', () => <TimeText atSeconds={five} />, '5:00 p.m. EST', '2026-12-05T22:00:00.000Z'],
  ['fr-CA', () => <TimeText atSeconds={five} />, '17 h 00 HNE', '2026-12-05T22:00:00.000Z'],
])('[FF-12] %s writes a value for people and for machines (%#)', async (locale, value, text, machineText) => {
  await expect(open(locale, value())).resolves.toEqual({ text, machineText });
});

test.each<[Locale, number, string]>([
  ['en-CA', 5, '5:00 p.m. EST to 10:00 p.m. EST'],
  ['en-CA', 8, '5:00 p.m. EST to 1:00 a.m. EST (next day)'],
  ['fr-CA', 8, 'de 17 h 00 HNE à 1 h 00 HNE (le lendemain)'],
])('[FF-12] %s writes a range of %d hours', async (locale, count, text) => {
  const range = { startsAtSeconds: five, endsAtSeconds: five + hours(count) };
  await expect(open(locale, <TimeRangeText range={range} />)).resolves.toMatchObject({ text });
});
