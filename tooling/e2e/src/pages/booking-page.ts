import { brand } from '@repo/domain/brand';
import { expect } from './french.ts';
import type { Locator, Page } from '@playwright/test';
import { attach, choose, fill, pick, press, tick } from '../input-device.ts';
import { centsIn } from './cents-in.ts';

export type EventEntry = {
  readonly name?: string;
  /** As typed by a guest. */
  readonly day?: string;
  readonly start?: string;
  readonly address?: string;
  readonly type?: string;
  readonly hours?: string;
};

/** The sandbox's payment page. */
export const paymentPage = /\/sandbox\/pay\//;

/** Returns the day that many days from now, as typed by a guest. */
export function dayFromToday(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'long' }).format(date);
}

/** Returns the first such weekday from that many days on: providers' hours differ by weekday. */
export function weekdayFromToday(days: number, name: string): string {
  const nameOf = (date: Date): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', weekday: 'long' }).format(date);
  let ahead = days;
  while (nameOf(new Date(Date.now() + ahead * 86_400_000)) !== name) ahead += 1;
  return dayFromToday(ahead);
}

/** The actions of a guest on the steps of a booking. */
export const bookingPage = (page: Page) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp): Locator => main.getByRole('button', { name });
  const onStep = (step: string): Promise<void> => expect(page).toHaveURL(new RegExp(`step=${step}`));

  const pickAddress = async (typed: string): Promise<void> => {
    await fill(main.getByRole('combobox', { name: 'Event location' }), typed);
    // Suggestions for an earlier text may still be shown.
    const [firstWord = ''] = typed.split(' ');
    const options = page.getByRole('listbox', { name: 'Event location' }).getByRole('option');
    await pick(options.filter({ hasText: firstWord }).first());
  };
  const chooseAddress = async (typed: string): Promise<void> => {
    await pickAddress(typed);
    await expect(main.getByText('We serve this area.')).toBeVisible();
  };

  const steps = {
    main,
    button,
    onStep,
    /** Picks an address that need not be served. */
    pickAddress,
    chooseAddress,
    open: async (): Promise<void> => {
      await page.goto('/event_booking');
      await expect(main.getByLabel('Event name')).toBeVisible();
    },
    fillSetup: async (entry: EventEntry = {}): Promise<void> => {
      const { name = 'Garden party', day = dayFromToday(40), start = '5:30p' } = entry;
      const { address = '290 Bremner', type = 'Wedding', hours = '2' } = entry;
      await fill(main.getByLabel('Event name'), name);
      await choose(main.getByLabel('Event type'), type);
      await fill(main.getByLabel('Event date'), day);
      await fill(main.getByRole('combobox', { name: 'Event start time' }), start);
      await page.keyboard.press('Tab');
      await choose(main.getByLabel('Duration'), `${hours} hours`);
      await chooseAddress(address);
      await tick(main.getByRole('checkbox', { name: /terms and conditions/ }));
      await tick(main.getByRole('checkbox', { name: /privacy policy/ }));
    },
    next: async (): Promise<void> => {
      await press(button('Next'));
      await onStep('select');
    },
    /** Reserves the first providers, or the first with such names, and returns their first names. */
    reserve: async (count: number, who: string | RegExp = ''): Promise<string[]> => {
      const free = main.getByRole('button', { name: /^Reserve / }).filter({ hasText: who });
      await expect(free.first()).toBeVisible();
      const names: string[] = [];
      for (let position = 0; position < count; position += 1) {
        const one = free.nth(position);
        names.push(((await one.textContent()) ?? '').replace(/^R[eé]server? /, '').trim());
        await press(one);
        await expect(one).toHaveAttribute('aria-pressed', 'true');
      }
      return names;
    },
    continueBooking: (): Promise<void> => press(button('Continue Booking')),
    skipRecap: async (): Promise<void> => {
      await onStep('recap');
      await press(button('SKIP'));
    },
    fillRecap: async ({ quantity = '1' } = {}): Promise<void> => {
      await onStep('recap');
      await choose(main.getByLabel('Quantity'), quantity);
      await fill(main.getByLabel('What is your vision for the recap?'), 'Warm, quick, a little funny.');
      await fill(main.getByLabel('Music genre'), 'Indie pop');
    },
    answerQuestions: async (): Promise<void> => {
      await onStep('detail');
      await fill(main.getByLabel('Who will be there?'), 'About 40 guests, mostly family.');
      await fill(
        main.getByLabel('Which moments and what style matter most to you?'),
        'The speeches and the cake.',
      );
      await press(button('Continue Booking'));
      await onStep('cart');
    },
    /** Returns the amount on the checkout button, in cents. */
    totalCents: async (): Promise<number> => centsIn(await button(/^Check out/).textContent()) || 0,
    checkOut: (): Promise<void> => press(button(/^Check out/)),
    /** Returns the values of all fields of the step. */
    entries: (): Promise<string[]> =>
      main.locator('input:not([type="file"]), select, textarea').evaluateAll((fields) =>
        fields.map((field) => {
          if (field instanceof HTMLInputElement)
            return ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;
          return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
            ? field.value
            : '';
        }),
      ),
    /** The names of the lines in the cart. */
    lines: (): Locator => main.getByRole('rowheader'),
    amount: (label: RegExp): Locator =>
      main.getByRole('region', { name: 'Totals' }).locator('div', { hasText: label }).locator('dd'),
    enterCode: async (code: string): Promise<void> => {
      const field = main.getByLabel('Promo code or gift card');
      if (!(await field.isVisible())) await press(button('Have a promo code?'));
      await fill(field, code);
      await press(button('Coupon'));
    },
    attach: (zone: RegExp, file: Parameters<typeof attach>[1]): Promise<void> =>
      attach(main.getByRole('group', { name: zone }).getByRole('button', { name: /^Choose/ }), file),
    providerWord: brand.singular,
  };
  /** Books up to a cart with one provider and no recap; returns the provider's first name. */
  const fillCart = async (entry: EventEntry, who?: string): Promise<string> => {
    await steps.open();
    await steps.fillSetup(entry);
    await steps.next();
    const [name = ''] = await steps.reserve(1, who);
    await steps.continueBooking();
    await steps.skipRecap();
    await steps.answerQuestions();
    // The address changes a moment before the cart is shown.
    await expect(steps.lines()).not.toHaveCount(0);
    return name;
  };
  return { ...steps, fillCart };
};
