import { brand } from '@repo/domain/brand';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { demoSession } from '@repo/shell/testing/demo-session';
import { openApp } from '@repo/shell/testing/open-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../app/routes.tsx';
import { patience } from '../testing/open-portal.tsx';

/** Shared by all tests, because sign-ins are limited. */
const sessions: Partial<Record<string, ReturnType<typeof demoSession>>> = {};

async function open(
  path: string,
  { locale = 'en-CA', as = 'host' }: { locale?: 'en-CA' | 'fr-CA'; as?: string } = {},
) {
  sessions[as] ??= demoSession(as, as === 'maya' ? 'provider' : 'host');
  history.replaceState(null, '', path);
  return openApp({
    topic: 'customerPortal',
    reducer: commonReducer,
    routes,
    locale,
    session: await sessions[as],
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The tabs of the dashboard; a page may have tabs of its own. */
const menu = () => screen.getByRole('tablist', { name: /^(My account|Mon compte)$/ });
const tab = (name: string) => within(menu()).getByRole('tab', { name });
const tabNames = () =>
  within(menu())
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
const panel = () => screen.getByRole('tabpanel');

beforeEach(() => localStorage.clear());

test.each([
  ['/CustomerDashboard', 'My Events'],
  ['/CustomerDashboard_/MyEvents', 'My Events'],
  ['/customerdashboard_/myaccount', 'My Account'],
  ['/CustomerDashboard_/AttendedEvents', 'Attended Events'],
  ['/CustomerDashboard_/REFERAFRIEND', 'Refer a Friend'],
  ['/CustomerDashboard_/Support', 'Support'],
  ['/CustomerDashboard_/unknown', 'My Events'],
])('[A-R03] [J-R01] %s opens %s', async (path, name) => {
  await open(path);
  expect(await heading(name)).toBeVisible();
  expect(tabNames()).toEqual(['My Events', 'My Account', 'Attended Events', 'Refer a Friend', 'Support']);
  expect(within(menu()).getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(document.title).toBe(`${name} - ${brand.singular}`);
});

test('[A-R03] [J-R01] a tab changes the address and takes the focus to its heading, and Back returns', async () => {
  await open('/CustomerDashboard');
  await heading('My Events');
  const list = menu();
  await userEvent.click(tab('Support'));
  expect(await heading('Support')).toHaveFocus();
  await waitFor(() => expect(panel()).toHaveTextContent('Write to us'));
  expect(location.pathname).toBe('/CustomerDashboard_/Support');
  act(() => history.back());
  expect(await heading('My Events')).toHaveFocus();
  expect(location.pathname).toBe('/CustomerDashboard');
  expect(menu()).toBe(list);
});

test('[J-R01] the tab of attended events says in words what comes later', async () => {
  await open('/CustomerDashboard_/AttendedEvents');
  expect(await screen.findByText('Galleries of other hosts aren’t open yet', {}, patience)).toBeVisible();
  expect(panel()).toHaveTextContent(
    'Soon you’ll enter the event ID that a host gave you here, and see the photos of their event.',
  );
});

test('[A-R05] a guest and a provider are sent to the login', async () => {
  history.replaceState(null, '', '/CustomerDashboard_/MyAccount');
  const guest = await openApp({ topic: 'customerPortal', reducer: commonReducer, routes });
  await waitFor(() => expect(guest.loads).toEqual(['/']));
  guest.unmount();
  const provider = await open('/CustomerDashboardTab/MyEvents/9/Tip', { as: 'maya' });
  await waitFor(() => expect(provider.loads).toEqual(['/']));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('[N-R03] a provider who opens the review of an event is sent away, and finds no form', async () => {
  const { loads } = await open('/CustomerDashboardTab/MyEvents/1/Review', { as: 'maya' });
  await waitFor(() => expect(loads).toEqual(['/']));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test.each([['private', userTypeIds.host] as const, ['business', userTypeIds.businessHost] as const])(
  '[A-R22] a %s host has every tab, the cart, BOOK NOW and every action of an event',
  async (_, userTypeId) => {
    const { token, user } = await demoSession('host', 'host');
    history.replaceState(null, '', '/CustomerDashboard');
    await openApp({
      topic: 'customerPortal',
      reducer: commonReducer,
      routes,
      session: { token, user: { ...user, userTypeId } },
    });
    const name = /^Team dinner/;
    await userEvent.click(await screen.findByRole('button', { name }, patience));
    expect(tabNames()).toEqual(['My Events', 'My Account', 'Attended Events', 'Refer a Friend', 'Support']);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'BOOK NOW' })).toBeVisible();
    expect(header.getByLabelText(/^Cart/)).toBeVisible();
    const event = within(screen.getByRole('region', { name }));
    const of = brand.singular;
    for (const action of [`EXTEND YOUR ${of}`, `TIP YOUR ${of}`, 'GALLERY', 'INVOICE', `REVIEW YOUR ${of}`])
      expect(event.getByRole('link', { name: action })).toBeVisible();
    for (const action of ['CANCEL EVENT', 'ADD RECAP'])
      expect(event.getByRole('button', { name: action })).not.toHaveAttribute('aria-disabled');
  },
);

test('[A-R10] the header has bell, profile, cart and BOOK NOW', async () => {
  await open('/CustomerDashboard');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(header.getByRole('link', { name: 'My dashboard' })).toBeVisible();
  expect(header.getByLabelText(/^Cart/)).toBeVisible();
  expect(header.getByRole('link', { name: 'BOOK NOW' })).toBeVisible();
});

test('speaks French', async () => {
  await open('/CustomerDashboard_/AttendedEvents', { locale: 'fr-CA' });
  expect(await heading('Où j’étais')).toBeVisible();
  expect(tabNames()).toEqual(['Mes événements', 'Mon compte', 'Où j’étais', 'Inviter un ami', 'Aide']);
});
