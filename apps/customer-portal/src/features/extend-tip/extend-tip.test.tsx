import { brand } from '@repo/domain/brand';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { demoSession } from '@repo/shell/testing/demo-session';
import { openApp } from '@repo/shell/testing/open-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../app/routes.tsx';
import { buyAdditions, eventIdOf, providerIdOf } from '../../testing/host-api.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const product = brand.singular;
const wedding = 'Robin and Sam, the wedding';

type Page = Parameters<typeof eventTabPath>[1];

async function open(page: Page, eventId: number, locale: 'en-CA' | 'fr-CA' = 'en-CA', host = 'host') {
  return openPortal({ path: eventTabPath(eventId, page), locale, host });
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name }, patience);
const total = (name = 'What you’ve chosen') => screen.getByRole('region', { name });
const totals = (name?: string) =>
  within(total(name))
    .getAllByRole('term')
    .map((term) => withPlainSpaces(`${term.textContent}: ${term.nextElementSibling?.textContent}`));
const hintOf = (input: HTMLElement) =>
  withPlainSpaces(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent);
const checkOut = () => userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
const inCart = () => JSON.parse(localStorage.getItem('savedCart') ?? '{}').cart;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[K-R01] [K-R02] [K-R07] the extend page shows who can stay how long, with the new end and the total as hours are chosen', async () => {
  await open('Extend', await eventIdOf('upcoming', wedding));
  const maya = await box(/^Maya /);
  expect(await box(/^Devon /)).toBeEnabled();
  expect(hintOf(maya)).toMatch(/^Booked until 8:00 p\.m\. E[SD]T\. Free for up to \d more hours\.$/);
  expect(
    await screen.findByText('An extra hour is $58.00, plus service fee and tax.', {}, patience),
  ).toBeVisible();
  expect(total()).toHaveTextContent('You haven’t chosen anyone yet.');

  await userEvent.click(maya);
  const hours = screen.getByRole('radiogroup', { name: 'Extra hours for Maya' });
  expect(within(hours).getByRole('radio', { name: '1 hour' })).toBeChecked();
  expect(withPlainSpaces(hours.textContent)).toMatch(
    /1 hourUntil 9:00 p\.m\. E[SD]T2 hoursUntil 10:00 p\.m\. E[SD]T/,
  );
  expect(totals()).toEqual([
    expect.stringMatching(/^Extra time: Maya \w+: 1 hour, until 9:00 p\.m\. E[SD]T: \$58\.00$/),
    'Service Fee 5%: $2.90',
    'Tax 13%: $7.91',
    'Total: $68.81',
  ]);
  await userEvent.click(within(hours).getByRole('radio', { name: '2 hours' }));
  expect(totals()).toEqual([
    expect.stringMatching(/^Extra time: Maya \w+: 2 hours, until 10:00 p\.m\. E[SD]T: \$116\.00$/),
    'Service Fee 5%: $5.80',
    'Tax 13%: $15.83',
    'Total: $137.63',
  ]);
  expect(within(total()).getByText('$137.63').closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Total and checkout' })).toHaveTextContent('Total $137.63');
  await userEvent.click(maya);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(total()).toHaveTextContent('You haven’t chosen anyone yet.');
});

test('[K-R05] without a choice Checkout says so in a toast and at the group, and puts nothing into the cart', async () => {
  const { loads } = await open('Extend', await eventIdOf('upcoming', wedding));
  await box(/^Maya /);
  await checkOut();
  await waitFor(() => expect(screen.getAllByText(`Please select ${product}`)).toHaveLength(2), patience);
  expect(screen.getByRole('group', { name: 'Who should stay longer?' })).toHaveAccessibleDescription(
    new RegExp(`Please select ${product}$`),
  );
  expect(loads).toEqual([]);
  expect(localStorage.getItem('bookingFlow')).toBeNull();
  await userEvent.click(await box(/^Maya /));
  expect(screen.getByRole('group', { name: 'Who should stay longer?' })).not.toHaveAccessibleDescription(
    /Please select/,
  );
});

test('[K-R04] a tip is one of four amounts, $5 by default, or a custom one, which disables them', async () => {
  const { loads } = await open('Tip', await eventIdOf('upcoming', wedding));
  await userEvent.click(await box(/^Maya /));
  const amounts = screen.getByRole('radiogroup', { name: 'Tip for Maya' });
  const choices = within(amounts).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['$5', '$10', '$15', '$20']);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(totals()).toEqual([expect.stringMatching(/^Tip: Maya \w+: \$5\.00$/), 'Total: $5.00']);
  await userEvent.click(within(amounts).getByRole('radio', { name: '$15' }));
  expect(totals().at(-1)).toBe('Total: $15.00');

  const custom = screen.getByRole('textbox', { name: 'Custom amount for Maya' });
  await userEvent.type(custom, '2.99');
  for (const choice of choices) expect(choice).toBeDisabled();
  expect(total()).toHaveTextContent('You haven’t chosen anyone yet.');
  await checkOut();
  expect(withPlainSpaces(document.body.textContent)).toContain(
    'Enter an amount from $3.00 to $1,000.00, like 12.50.',
  );
  expect(custom).toHaveAttribute('aria-invalid', 'true');
  expect(custom).toHaveFocus();
  expect(loads).toEqual([]);
  await userEvent.clear(custom);
  for (const choice of choices) expect(choice).toBeEnabled();
  expect(totals().at(-1)).toBe('Total: $15.00');
  await userEvent.type(custom, '1,000');
  expect(custom).not.toHaveAttribute('aria-invalid');
  expect(totals().at(-1)).toBe('Total: $1,000.00');

  // An amount also chooses its provider.
  await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Tip for Devon' })).getByText('$5'));
  expect(await box(/^Devon /)).toBeChecked();
  expect(totals().at(-1)).toBe('Total: $1,005.00');
});

test('[K-R04] checkout on the extend page leads to a refused tip on the other', async () => {
  const { loads } = await open('Tip', await eventIdOf('upcoming', wedding));
  await userEvent.click(await box(/^Maya /));
  await userEvent.type(screen.getByRole('textbox', { name: 'Custom amount for Maya' }), '2');
  await userEvent.click(screen.getByRole('tab', { name: `EXTEND YOUR ${product}` }));
  await userEvent.click(await box(/^Maya /));
  await checkOut();
  const custom = await screen.findByRole('textbox', { name: 'Custom amount for Maya' }, patience);
  expect(custom).toHaveAttribute('aria-invalid', 'true');
  expect(loads).toEqual([]);
});

test('[K-R06] [A-66] what is chosen on both pages goes to the cart together, and is then disabled with a reason', async () => {
  const eventId = await eventIdOf('upcoming', wedding);
  const { loads, unmount } = await open('Extend', eventId);
  await userEvent.click(await box(/^Maya /));
  await userEvent.click(screen.getByRole('radio', { name: '2 hours' }));
  await userEvent.click(screen.getByRole('tab', { name: `TIP YOUR ${product}` }));
  await userEvent.click(await box(/^Devon /));
  expect(totals()).toEqual([
    expect.stringMatching(/^Extra time: Maya/),
    expect.stringMatching(/^Tip: Devon \w+: \$5\.00$/),
    'Service Fee 5%: $5.80',
    'Tax 13%: $15.83',
    'Total: $142.63',
  ]);
  await checkOut();
  await waitFor(() => expect(loads).toEqual(['/event_booking']), patience);
  expect(localStorage.getItem('bookingFlow')).toBe('extendTip');
  expect(inCart()).toMatchObject({
    kind: 'addition',
    eventId,
    eventName: wedding,
    durationHours: 6,
    lines: [
      { kind: 'extension', extraHours: 2 },
      { kind: 'tip', tipCents: 500 },
    ],
  });
  expect(hintOf(await box(/^Devon /))).toBe('A tip for Devon is already in your cart.');
  unmount();

  await open('Extend', eventId);
  expect(await box(/^Maya /)).toBeDisabled();
  expect(hintOf(await box(/^Maya /))).toMatch(/Extra time for Maya is already in your cart\.$/);
  expect(await box(/^Devon /)).toBeEnabled();
  expect(total()).toHaveTextContent('Your cart has 2 extras for this event.');
  expect(within(total()).getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
    'href',
    '/event_booking',
  );
});

test('[K-R01] the cart of another window disables what it holds', async () => {
  const eventId = await eventIdOf('upcoming', wedding);
  const { unmount } = await open('Tip', eventId);
  await userEvent.click(await box(/^Maya /));
  await checkOut();
  await waitFor(() => expect(inCart()?.lines).toHaveLength(1), patience);
  const filled = { cart: localStorage.getItem('savedCart') ?? '', marker: 'tip' };
  unmount();
  localStorage.clear();
  await open('Tip', eventId);
  expect(await box(/^Maya /)).toBeEnabled();
  localStorage.setItem('savedCart', filled.cart);
  localStorage.setItem('bookingFlow', filled.marker);
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'savedCart' })));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Maya / })).toBeDisabled());
});

test('[A-66] extras of another event in the cart are named before they are replaced', async () => {
  const { unmount } = await open('Tip', await eventIdOf('upcoming', 'Team dinner'));
  await userEvent.click(await box(/^Maya /));
  await checkOut();
  await waitFor(() => expect(inCart()?.eventName).toBe('Team dinner'), patience);
  unmount();
  await open('Tip', await eventIdOf('upcoming', wedding));
  await userEvent.click(await box(/^Devon /));
  expect(total()).toHaveTextContent(
    'Your cart has extras for “Team dinner”. Checkout replaces them with these.',
  );
  await checkOut();
  await waitFor(() => expect(inCart()?.eventName).toBe(wedding), patience);
});

test('[K-R03] without an accepted provider both pages say so', async () => {
  const eventId = await eventIdOf('upcoming', 'Baby shower for Nadia', 'nadia');
  for (const page of ['Extend', 'Tip'] as const) {
    const { unmount } = await open(page, eventId, 'en-CA', 'nadia');
    expect(
      await screen.findByText(`The event request has not been accepted by any ${product} yet.`, {}, patience),
    ).toBeVisible();
    expect(withPlainSpaces(screen.getByRole('tabpanel').textContent)).toMatch(
      /We expect an answer by \w+day, /,
    );
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
    unmount();
  }
});

test('[K-R03] a cancelled event says that it is cancelled', async () => {
  await open('Extend', await eventIdOf('cancel', 'Graduation picnic'));
  expect(await screen.findByRole('heading', { name: 'This event is cancelled.' }, patience)).toBeVisible();
  expect(screen.queryByText(/not been accepted/)).toBeNull();
});

test('[K-R06] nothing goes to the cart while the event cannot be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loads } = await open('Tip', await eventIdOf('upcoming', wedding));
  await userEvent.click(await box(/^Maya /));
  class FailingRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, String(url).includes('GetExtendTip') ? 'http://localhost:1/' : url, true);
    }
  }
  const failing = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FailingRequest());
  await checkOut();
  expect(await screen.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  expect(loads).toEqual([]);
  expect(inCart()).toBeUndefined();
  expect(await box(/^Maya /)).toBeChecked();
  failing.mockRestore();
  await checkOut();
  await waitFor(() => expect(loads).toEqual(['/event_booking']), patience);
});

test('[K-R01] [A-32] no one can be extended while an answer is awaited, nor after the event, when a tip is still possible', async () => {
  const pending = await open('Extend', await eventIdOf('upcoming', 'Team dinner'));
  expect(await box(/^Maya /)).toBeDisabled();
  expect(hintOf(await box(/^Maya /))).toMatch(/You can add time once everyone you asked has answered\.$/);
  expect(screen.queryByRole('checkbox', { name: /^Devon / })).toBeNull();
  pending.unmount();
  const over = await open('Extend', await eventIdOf('completed', 'Nana’s eightieth birthday'));
  expect(hintOf(await box(/^Maya /))).toMatch(/This event is over\.$/);
  expect(total()).toHaveTextContent('There’s no one left to choose here.');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: `TIP YOUR ${product}` }));
  expect(await box(/^Maya /)).toBeEnabled();
  over.unmount();
});

test('[K-R04] [J-R10] what another window buys is refused before the cart, and shows at the event', async () => {
  const eventId = await eventIdOf('completed', 'Spring showcase at the studio');
  const { loads } = await open('Tip', eventId);
  await userEvent.click(await box(/^Maya /));
  const providerId = await providerIdOf(eventId, 'Maya');
  await buyAdditions(
    eventId,
    [
      { OrderItemTypeId: 5, SbuserId: providerId, tipPrice_: 12.5 },
      {
        OrderItemTypeId: 3,
        quantity: 1,
        reelDetail: { music: 'Jazz', orientation: 'Portrait (Instagram, TikTok)', reelType: 'Happy' },
      },
    ],
    'Slow',
  );
  await checkOut();
  expect(await within(total()).findByText(/^Something has just changed/, {}, patience)).toBeVisible();
  expect(loads).toEqual([]);
  expect(inCart()).toBeUndefined();
  // The list follows the note within a frame.
  const maya = await box(/^Maya /);
  await waitFor(() => expect(hintOf(maya)).toBe('You’ve already tipped Maya.'), patience);
  const added = within(screen.getByRole('region', { name: 'Added to your event' }));
  expect(
    added
      .getAllByRole('term')
      .map((term) => withPlainSpaces(`${term.textContent}: ${term.nextElementSibling?.textContent}`)),
  ).toEqual([
    expect.stringMatching(/^Tip: Maya \w+: You paid \$12\.50\.$/),
    'Recap: 1 recap. You paid $148.31.',
  ]);
  // The other pages of the event start with what they are about.
  await userEvent.click(screen.getByRole('tab', { name: 'DOWNLOAD INVOICE' }));
  expect(screen.queryByRole('region', { name: 'Added to your event' })).toBeNull();
});

test('[K-R01] [K-R04] [K-R06] the pages serve a business host, too', async () => {
  const { token, user } = await demoSession('host', 'host');
  const eventId = await eventIdOf('upcoming', wedding);
  history.replaceState(null, '', eventTabPath(eventId, 'Tip'));
  const business = { ...user, userTypeId: userTypeIds.businessHost };
  const { loads } = await openApp({
    topic: 'customerPortal',
    reducer: commonReducer,
    routes,
    session: { token, user: business },
  });
  await userEvent.click(await box(/^Devon /));
  await checkOut();
  await waitFor(() => expect(loads).toEqual(['/event_booking']), patience);
  expect(inCart().lines).toMatchObject([{ kind: 'tip', tipCents: 500 }]);
});

test('[K-R01] [K-R04] the pages speak French', async () => {
  await open('Extend', await eventIdOf('upcoming', wedding), 'fr-CA');
  await userEvent.click(await box(/^Maya /));
  expect(totals('Votre choix').at(-1)).toBe('Total: 68,81 $');
  await userEvent.click(screen.getByRole('tab', { name: `REMERCIER VOTRE ${product}` }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Autre montant pour Maya' }, patience),
    '12,50',
  );
  expect(totals('Votre choix').at(-1)).toBe('Total: 81,31 $');
});
