import { brand } from '@repo/domain/brand';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { demoSession } from '@repo/shell/testing/demo-session';
import { openApp } from '@repo/shell/testing/open-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../app/routes.tsx';

const home = `/${brand.singular}Dashboard`;

/** Shared by all tests, because sign-ins are limited. */
let maya: ReturnType<typeof demoSession> | undefined;

async function open(path: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  maya ??= demoSession('maya', 'provider');
  history.replaceState(null, '', path);
  return openApp({ topic: 'providerPortal', reducer: commonReducer, routes, locale, session: await maya });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const namesIn = (list: string) =>
  within(screen.getByRole('tablist', { name: list }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('[S-R01] has the tabs of the specs, with the number of requests that wait', async () => {
  await open(home);
  expect(await heading('EVENT REQUESTS')).toBeVisible();
  await waitFor(() => expect(tab(/^EVENT REQUESTS/)).toHaveAccessibleName('EVENT REQUESTS 2'));
  expect(namesIn('My work')).toEqual(['EVENT REQUESTS 2', 'MY EVENTS', 'RECAP EVENTS', 'MY PROFILE']);
  await userEvent.click(tab('MY PROFILE'));
  expect(await heading('MY SCHEDULE')).toBeVisible();
  expect(namesIn('MY PROFILE')).toEqual(['MY SCHEDULE', 'MY PORTFOLIO', 'MY INFO']);
});

test.each([
  [home, 'EVENT REQUESTS'],
  [`${home}_/MyEvents`, 'MY EVENTS'],
  [`${home.toLowerCase()}_/reelevents`, 'RECAP EVENTS'],
  [`${home}_/MyProfile`, 'MY SCHEDULE'],
  [`${home}Tab/MyProfile/MyPortfolio`, 'MY PORTFOLIO'],
  [`${home}TAB/MYPROFILE/MYINFO`, 'MY INFO'],
  [`${home}_/MessageBoard`, 'MESSAGE BOARD'],
  [`${home}Tab/MyEvents/gallery`, 'GALLERY'],
  [`${home}_/unknown`, 'EVENT REQUESTS'],
  [`${home}Tab/MyProfile/unknown`, 'MY SCHEDULE'],
])('[A-R04] [S-R01] %s opens %s', async (path, name) => {
  await open(path);
  expect(await heading(name)).toBeVisible();
  expect(document.title).toBe(`${name} - ${brand.singular}`);
});

test('[A-R04] a tab changes the address and takes the focus to its heading, and Back returns', async () => {
  await open(home);
  await heading('EVENT REQUESTS');
  const list = screen.getByRole('tablist');
  await userEvent.click(tab('MY EVENTS'));
  expect(await heading('MY EVENTS')).toHaveFocus();
  expect(location.pathname).toBe(`${home}_/MyEvents`);
  expect(tab('MY EVENTS')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('MY PROFILE'));
  await heading('MY SCHEDULE');
  await userEvent.click(tab('MY INFO'));
  expect(await heading('MY INFO')).toHaveFocus();
  expect(location.pathname).toBe(`${home}Tab/MyProfile/MyInfo`);
  act(() => history.back());
  expect(await heading('MY SCHEDULE')).toHaveFocus();
  // The tabs stay on the page.
  expect(screen.getByRole('tablist', { name: 'My work' })).toBe(list);
});

test('a tab that is open is not added to the history again', async () => {
  await open(`${home}_/MyEvents`);
  await heading('MY EVENTS');
  const { length } = history;
  await userEvent.click(tab('MY EVENTS'));
  expect(history).toHaveLength(length);
});

test('[S-R01] the message board is found under MY EVENTS, which leads back to the events', async () => {
  await open(`${home}Tab/MyEvents/MessageBoard`);
  await heading('MESSAGE BOARD');
  expect(tab('MY EVENTS')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('MY EVENTS'));
  expect(await heading('MY EVENTS')).toHaveFocus();
});

test('[S-R01] says in words what is still to come', async () => {
  for (const [path, words] of [
    [`${home}_/ReelEvents`, /Recap orders aren’t open yet.*upload it/],
    [`${home}_/MessageBoard`, /Messages aren’t open yet.*chat with the host/],
  ] as const) {
    const { unmount } = await open(path);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    unmount();
  }
});

test('[A-R10] [A-R23] the header has the bell and the profile, without BOOK NOW and cart', async () => {
  await open(home);
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(header.getByRole('link', { name: 'My dashboard' })).toHaveAttribute('href', home);
  expect(header.queryByRole('link', { name: 'BOOK NOW' })).toBeNull();
  expect(header.queryByLabelText(/cart/i)).toBeNull();
});

test('[A-R05] a guest is sent to the login', async () => {
  history.replaceState(null, '', `${home}_/MyEvents`);
  const { loads } = await openApp({ topic: 'providerPortal', reducer: commonReducer, routes });
  await waitFor(() => expect(loads).toEqual(['/']));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('[A-R04] an address that is none leads to the dashboard', async () => {
  await open(`${home}/no/such/page`);
  expect(await heading('EVENT REQUESTS')).toBeVisible();
  expect(location.pathname).toBe(home);
});

test('speaks French', async () => {
  await open(`${home}_/MyProfile`, 'fr-CA');
  expect(await heading('MON HORAIRE')).toBeVisible();
  await waitFor(() =>
    expect(namesIn('Mon travail')).toEqual(['DEMANDES 2', 'MES ÉVÉNEMENTS', 'RÉCAPS', 'MON PROFIL']),
  );
});
