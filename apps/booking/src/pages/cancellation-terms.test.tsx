import { cents } from '@repo/domain/money/cents';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { addRecapToCart, addToCart } from '@repo/cart/addition-cart';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { cleanup, screen, within } from '@testing-library/react';
import {
  briefedRecap,
  demoSession,
  filledForm,
  storeBooking,
  storeRecap,
} from '../testing/booking-on-device.ts';
import { patience } from '../testing/open-booking.tsx';
import { maya, unreachableHost, openBookingStep } from '../testing/open-booking-step.tsx';
import { openAt, openCart } from '../testing/open-cart.tsx';

/** Stores a booking whose provider starts at noon, this many days from today. */
const storeEventIn = (days: number): void =>
  storeBooking({
    form: filledForm(days, {
      eventDate: addDays(todayInToronto(nowSeconds()), days),
      eventStartMinute: 12 * 60,
      providerStartMinute: 12 * 60,
    }),
    providers: [maya],
  });

/** At any hour, tomorrow noon is within 48 hours, and noon in five days is not. */
const cases = [
  [1, /within 4 hours of your payment/, /too late for a full refund|starts in less than 24 hours/],
  [5, /within 24 hours of your payment/, /^Cancel by \w+day, .* E[SD]T for a full refund, or by \w+day, /],
] as const;

beforeEach(() => localStorage.clear());

test.each(cases)(
  '[FF-46] [A-28] an event in %d days shows its own terms, next to the steps and in the cart',
  async (days, acceptance, cancellation) => {
    storeEventIn(days);
    const { unmount } = await openBookingStep('recap', { apiHost: unreachableHost });
    const summary = within(screen.getByRole('complementary', { name: 'Your booking' }));
    expect(summary.getByText(acceptance)).toBeVisible();
    expect(summary.getByText(cancellation)).toBeVisible();
    expect(screen.queryByText(/Free cancellation/)).toBeNull();
    unmount();
    await openCart();
    expect(await screen.findByText(acceptance, {}, patience)).toBeVisible();
    expect(screen.getByText(cancellation)).toBeVisible();
  },
);

test('[FF-46] shows the terms of an event in French', async () => {
  storeEventIn(5);
  await openBookingStep('recap', { apiHost: unreachableHost, locale: 'fr-CA' });
  expect(
    screen.getByText(/^Annulez au plus tard le \w+ \d.* H[NA]E pour un remboursement complet/),
  ).toBeVisible();
  expect(screen.getByText(/doit encore accepter, dans les 24 heures suivant votre paiement/)).toBeVisible();
});

const hour = 3600;
const bookedEvent = { eventId: 7, orderId: 9, eventName: 'Garden party', eventDate: null, durationHours: 2 };
const oneHourMore = {
  kind: 'extension',
  providerId: maya.id,
  name: 'Maya Chen',
  extraHours: 1,
  startsAtSeconds: null,
} as const;
const tip = { kind: 'tip', providerId: maya.id, name: 'Maya Chen', tipCents: cents(500) } as const;

/** Opens the cart of an addition, and returns the text of the page. */
async function openAddition(): Promise<string | null> {
  await openAt('/event_booking', await demoSession());
  await screen.findByRole('button', { name: /^Check out/ }, patience);
  return screen.getByRole('main').textContent;
}

test('[FF-46] an addition to an event that has started says so, instead of when it starts', async () => {
  addToCart({ ...bookedEvent, startsAtSeconds: nowSeconds() - hour }, [oneHourMore, tip]);
  const shown = await openAddition();
  expect(shown).toContain(
    'The event has already started, so what you add now can’t be cancelled for a refund.',
  );
  expect(shown).not.toMatch(/starts in less than/);
});

test('[FF-46] an extension of an event to come shows its terms, and tips alone none', async () => {
  const event = { ...bookedEvent, startsAtSeconds: nowSeconds() + 30 * hour };
  addToCart(event, [tip]);
  expect(await openAddition()).not.toMatch(/cancel|refund/i);
  cleanup();
  addToCart(event, [oneHourMore]);
  expect(await openAddition()).toMatch(/It’s too late for a full refund\. Cancel by /);
});

test('[FF-46] a recap for an event whose start is unknown promises nothing', async () => {
  addRecapToCart({ ...bookedEvent, startsAtSeconds: null });
  storeRecap(briefedRecap);
  expect(await openAddition()).not.toMatch(/cancel|refund/i);
});
