import { instantOf } from '@repo/domain/time/wall-clock';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { locales } from '@repo/i18n/locale';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { openApp } from '@repo/shell/testing/open-app';
import { waitFor } from '@testing-library/react';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { demoSession, freeProviders, storeBooking } from '../testing/booking-on-device.ts';
import { cityEvent, storeEvent, patience } from '../testing/open-booking.tsx';
import { openCart } from '../testing/open-cart.tsx';
import { openBookingStep } from '../testing/open-booking-step.tsx';

const words = {
  'en-CA': { time: /\d:\d\d\s[ap]\.m\./, zoned: /\d:\d\d\s[ap]\.m\.\sE[SD]T/g, nextDay: '(next day)' },
  'fr-CA': { time: /\d\sh\s\d\d/, zoned: /\d\sh\s\d\d\sH[NA]E/g, nextDay: '(le lendemain)' },
} as const;

/** Returns every text of the page that contains a time. */
const timesOn = (page: Element, locale: keyof typeof words): readonly string[] =>
  [...page.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => words[locale].time.test(text));

/** Expects a zone in every time, and returns how many there are. */
function expectZones(locale: keyof typeof words): number {
  const times = timesOn(document.body, locale);
  expect(times.filter((text) => words[locale].time.test(text.replaceAll(words[locale].zoned, '')))).toEqual(
    [],
  );
  return times.length;
}

/** An evening whose eight hours end on the next day. */
const eveningSeconds = instantOf(todayInToronto(nowSeconds()), 20 * 60);
const lateEvent = { ...cityEvent, eventStartMinute: 23 * 60, providerStartMinute: 23 * 60 };

beforeEach(() => localStorage.clear());

describe.each(locales)('in %s', (locale) => {
  test.each(['setup', 'select'] as const)(
    '[FF-12] %s names the zone of every time, and marks times on the next day',
    async (step) => {
      storeEvent(lateEvent);
      await openBookingStep(step, { locale });
      await waitFor(() => expect(timesOn(document.body, locale)).not.toEqual([]), patience);
      expectZones(locale);
      expect(document.body).toHaveTextContent(words[locale].nextDay);
    },
  );
});

test('[FF-12] the cart names the zone of its start', async () => {
  storeBooking({ form: cityEvent, providers: (await freeProviders(cityEvent)).slice(0, 1) });
  await openCart();
  expect(timesOn(document.body, 'en-CA')).not.toEqual([]);
  expectZones('en-CA');
});

test.each([
  [
    '/EventBookRequested',
    {
      kind: '1',
      eventName: 'Party',
      startsAtSeconds: eveningSeconds,
      endsAtSeconds: eveningSeconds + 8 * 3600,
    },
    2,
    true,
  ],
  ['/draft-event-thank-you', { answeredBySeconds: eveningSeconds }, 1, false],
])(
  '[FF-12] %s names the zone of every time, and marks an end on the next day',
  async (path, usr, count, isOvernight) => {
    history.replaceState({ usr }, '', path);
    await openApp({ topic: ['booking', 'auth', 'successes'], reducer, routes, session: await demoSession() });
    await waitFor(() => expect(timesOn(document.body, 'en-CA')).toHaveLength(count), patience);
    expect(expectZones('en-CA')).toBe(count);
    expect(/\d:00\sa\.m\.\sE[SD]T \(next day\)/.test(document.body.textContent ?? '')).toBe(isOvernight);
  },
);
