import { expect } from './french.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { press, tick } from '../input-device.ts';

const paymentAddress = /\/sandbox\/pay\//;
const session = z.object({ amount: z.number(), currency: z.string(), refunded: z.number() });

export const cards = { good: /4242/, declined: /4000 0000 0000 0002/ } as const;

/** Returns a payment as the sandbox has it, by the address of its page; amounts are in cents. */
export async function paymentAt(request: APIRequestContext, address: string) {
  const reply = await request.get(address, { headers: { accept: 'application/json' } });
  return session.parse(await reply.json());
}

/** The sandbox's payment page. */
export const paymentPage = (page: Page) => ({
  isShown: (): Promise<void> => expect(page).toHaveURL(paymentAddress),
  /** Returns the amount to be charged, in cents. */
  amountCents: async (request: APIRequestContext): Promise<number> =>
    (await paymentAt(request, page.url())).amount,
  alert: (): Locator => page.getByRole('alert'),
  payWith: async (card: RegExp): Promise<void> => {
    await tick(page.getByRole('radio', { name: card }));
    await press(page.getByRole('button', { name: /^Pay/ }));
  },
  cancel: (): Promise<void> => press(page.getByRole('link', { name: 'Cancel' })),
});

/** Counts the payments of an email among the newest ones. */
export async function paymentsMadeBy(request: APIRequestContext, email: string): Promise<number> {
  const list = await (await request.get('/sandbox/pay')).text();
  return list.split(`${email}, complete`).length - 1;
}

/** Waits for the thank-you page after the server has confirmed the payment. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/EventBookRequested$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
}
