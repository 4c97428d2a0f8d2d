import { brand } from '@repo/domain/brand';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../testing/open-portal.tsx';

const open = (path: string) => openPortal({ path });

/** Returns the address of a demo event, as the list of events links to it. */
async function eventAddress(name: string): Promise<string> {
  const { unmount } = await open('/CustomerDashboard');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }, patience));
  const href = screen.getByRole('link', { name: 'INVOICE' }).getAttribute('href') ?? '';
  unmount();
  return href.replace(/\/Invoice$/, '');
}

const product = brand.singular;
const names = [
  `EXTEND YOUR ${product}`,
  `TIP YOUR ${product}`,
  'ACCESS GALLERY',
  'DOWNLOAD INVOICE',
  `REVIEW YOUR ${product}`,
  'MESSAGE BOARD',
];
const missing = 'We can’t find this event';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

beforeEach(() => localStorage.clear());

test('[A-R03] [J-R09] the last segment of the address is the tab, in any letter case', async () => {
  const address = await eventAddress('Robin and Sam');
  for (const [index, slug] of ['Extend', 'Tip', 'gallery', 'INVOICE', 'Review', 'MessageBoard'].entries()) {
    const { unmount } = await open(`${address}/${slug}`);
    expect(await heading(names[index] ?? '')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'MY EVENTS' })).toBeVisible();
    expect(
      screen
        .getAllByRole('tab')
        .map(({ textContent }) => textContent)
        .slice(0, names.length),
    ).toEqual(names);
    await waitFor(
      () =>
        // A gallery has tabs of its own below.
        expect(screen.getAllByRole('tabpanel')[0]).toHaveTextContent(
          /EventRobin and Sam, the weddingEvent Date\w+day, \w+ \d+, \d{4}Event ID[A-HJ-NP-Z2-9]{12}/,
        ),
      patience,
    );
    unmount();
  }
});

test('[J-R09] changing the tab changes the last segment only, and Back returns', async () => {
  await open('/CustomerDashboardTab/MyEvents/9/unknown');
  await heading(`EXTEND YOUR ${product}`);
  await userEvent.click(screen.getByRole('tab', { name: 'DOWNLOAD INVOICE' }));
  expect(await heading('DOWNLOAD INVOICE')).toHaveFocus();
  expect(location.pathname).toBe('/CustomerDashboardTab/MyEvents/9/Invoice');
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(missing), patience);
  act(() => history.back());
  expect(await heading(`EXTEND YOUR ${product}`)).toHaveFocus();
});

test('[J-R09] the message board says in words what comes later', async () => {
  await open(`${await eventAddress('Robin and Sam')}/MessageBoard`);
  expect(await screen.findByText('Messages aren’t open yet', {}, patience)).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    `Soon you’ll chat with every ${product} who has accepted this event here.`,
  );
});

test('[J-R09] BACK TO MY ACCOUNT opens the dashboard', async () => {
  await open('/CustomerDashboardTab/MyEvents/9/Tip');
  const back = await screen.findByRole('link', { name: 'BACK TO MY ACCOUNT' });
  expect(back).toHaveAttribute('href', '/CustomerDashboard');
  await userEvent.click(back);
  expect(await heading('My Events')).toHaveFocus();
  expect(location.pathname).toBe('/CustomerDashboard');
});

test('[J-R09] an event of someone else is not shown', async () => {
  const { token, user } = await demoSession('nadia', 'host');
  const url = `/api/v1/User/EventSetup/list/${user.id}/upcoming`;
  const [event] = await callApi(url, undefined, token, 'GET');
  for (const id of [event.id, 999_999]) {
    const { unmount } = await open(`/CustomerDashboardTab/MyEvents/${id}/Tip`);
    expect(await screen.findByRole('heading', { name: missing }, patience)).toBeVisible();
    expect(screen.queryByText('Event ID')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const toEvents = screen.getByRole('link', { name: 'See your events' });
    expect(toEvents).toHaveAttribute('href', '/CustomerDashboard_/MyEvents');
    unmount();
  }
});

test('an event id that is none opens the list of events', async () => {
  await open('/CustomerDashboardTab/MyEvents/none/Tip');
  expect(await heading('My Events')).toBeVisible();
  expect(location.pathname).toBe('/CustomerDashboard_/MyEvents');
});
