import type { Refund } from '@repo/contracts/checkout/refund';
import { brand } from '@repo/domain/brand';
import { portalTextFiles } from '@repo/i18n/portal-text-files';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { addTextFiles } from '@repo/i18n/text-loaders';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { screen } from '@testing-library/react';
import { RefundSummary } from './refund-summary.tsx';

addTextFiles(portalTextFiles);

type Line = Refund['lines'][number];

const hour = 3600;
const line = (changes: Partial<Line>): Line => ({
  orderItemId: 1,
  amount: 137.63,
  reason: 'hostCancelled',
  kind: 'provider',
  providerName: 'Maya Chen',
  paid: 137.63,
  lastCardDigits: '4242',
  giftCard: 0,
  ...changes,
});

/** Shows the refund of an event that starts in so many hours, and returns its text. */
async function summaryOf(hours: number, refunded: number, ...lines: readonly Line[]): Promise<string> {
  history.replaceState(null, '', '/');
  const refund = { refunded, currency: 'cad', lines: [...lines] };
  const event = { sbstartTime: nowSeconds() + hours * hour };
  await openApp({
    topic: 'hostEvents',
    reducer: commonReducer,
    routes: <RefundSummary event={event} refund={refund} />,
  });
  return withPlainSpaces(screen.getByRole('main').textContent);
}

const half = `Your ${brand.singular} starts in less than 48 hours, so you get 50% of each line and its tax, without the service fee.`;

test('[J-R08] [A-28] half of a late cancellation comes with its reason, a tip in full', async () => {
  const lines = [
    line({ amount: 65.91 }),
    line({ orderItemId: 2, kind: 'extension', amount: 32.95, paid: 68.81 }),
    line({ orderItemId: 3, kind: 'tip', amount: 10.01, paid: 10.01 }),
    line({ orderItemId: 4, kind: 'recap', providerName: null, amount: 71.03, paid: 148.31 }),
  ];
  const text = await summaryOf(30, 179.9, ...lines);
  expect(text).toContain('You get $179.90 back on the card ending in 4242.');
  expect(text).toContain(half);
  expect(text).toContain('A tip comes back in full.');
  expect(text).not.toContain('everything you paid');
  expect(text).not.toContain('A tip that has already been paid out');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Maya Chen',
    'Maya Chen, extra time',
    'Maya Chen, tip',
    'Recap',
  ]);
  expect(screen.getByRole('row', { name: 'Maya Chen, extra time $68.81 $32.95' })).toBeVisible();
});

test('[J-R08] lines that were paid by different cards go back to each', async () => {
  const text = await summaryOf(
    72,
    206.44,
    line({}),
    line({ orderItemId: 2, amount: 68.81, lastCardDigits: '1881' }),
  );
  expect(text).toContain('You get $206.44 back on the cards ending in 4242 and 1881.');
  expect(screen.getByRole('row', { name: /\$68\.81 ?ending in 1881$/ })).toBeVisible();
});

test('[J-R08] a card whose digits are not known is the card of the payment', async () => {
  const text = await summaryOf(72, 137.63, line({ lastCardDigits: null }));
  expect(text).toContain('You get $137.63 back on the card you paid with.');
});

test('[J-R08] [A-28] a tip that was paid out does not come back, and says so', async () => {
  const text = await summaryOf(
    72,
    137.63,
    line({}),
    line({ orderItemId: 2, kind: 'tip', amount: 0, paid: 20 }),
  );
  expect(text).toContain('A tip that has already been paid out doesn’t come back.');
  expect(text).toMatch(/Cancel by .* for everything you paid\./);
  expect(text).not.toContain(half);
});

test('[J-R08] [A-28] a gift card gets its part back in a column and a sentence of their own', async () => {
  const text = await summaryOf(30, 0, line({ amount: 0, paid: 0, giftCard: 58 }));
  expect(text).toContain('Your gift card gets $58.00 back right away.');
  expect(text).not.toContain('on the card you paid with');
  expect(text).toContain(half);
  expect(screen.getByRole('row', { name: 'Maya Chen $0.00 $0.00 $58.00' })).toBeVisible();
});

test('[J-R08] nothing that comes back is said in words', async () => {
  const text = await summaryOf(72, 0, line({ amount: 0, paid: 0 }));
  expect(text).toContain('You don’t get any money back for this event.');
});
