import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import { providerEventPath, providerHome, providerTabPath } from '@repo/domain/site/dashboard-address';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { callApi } from '@repo/shell/testing/call-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const open = (provider: string, changes: Partial<Parameters<typeof openPortal>[0]> = {}) =>
  openPortal({ provider, path: providerHome, ...changes });
const next = () => screen.findByRole('region', { name: 'Next event' }, patience);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the next event has its countdown, and links to itself, the map and the phone', async () => {
  const later = await bookedRequest({ provider: 'fatima', name: 'Later event', days: 60 });
  await later.answer(true);
  const sooner = await bookedRequest({ provider: 'fatima', name: 'Sooner event', days: 30 });
  await sooner.answer(true);
  await open('fatima');
  const card = within(await next());
  const link = await card.findByRole('link', { name: 'Sooner event' }, patience);
  expect(card.queryByText('Later event')).toBeNull();
  expect(withPlainSpaces((await next()).textContent)).toMatch(
    /Starts in \d+ days(, \d+ hours?)?\w+day, .* at 2:00 p.m. E[SD]T290 Bremner Blvd/,
  );
  expect(card.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('query=290%20Bremner'),
  );
  expect(card.getByRole('link', { name: 'Call Robin' })).toHaveAttribute('href', 'tel:4165550100');
  await userEvent.click(link);
  expect(location.pathname).toBe(providerTabPath('MyEvents'));
  const event = await screen.findByRole('button', { name: /^Sooner event/ }, patience);
  expect(event).toHaveAttribute('aria-expanded', 'true');
});

test('an event that is under way says so, and one that is over is not the next', async () => {
  const { answer, startsAtSeconds } = await bookedRequest({
    provider: 'grace',
    name: 'Only event',
    days: 30,
  });
  await answer(true);
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue((startsAtSeconds + 60) * 1000);
  const { unmount } = await open('grace');
  expect(await within(await next()).findByText('Under way', {}, patience)).toBeVisible();
  unmount();
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue((startsAtSeconds + 7200) * 1000);
  await open('grace');
  expect(await within(await next()).findByText(/^No event ahead/, {}, patience)).toBeVisible();
});

test('[T-R08] an event that was checked in leads to its gallery, and stays after its end until it is checked out', async () => {
  const { answer, check, eventId, startsAtSeconds } = await bookedRequest({
    provider: 'grace',
    name: 'Long event',
    days: 60,
  });
  await answer(true);
  await check('checkIn');
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue((startsAtSeconds + 60) * 1000);
  const { unmount } = await open('grace');
  const during = within(await next());
  const way = await during.findByRole('link', { name: 'Upload and check out' }, patience);
  expect(way).toHaveAttribute('href', providerEventPath('Gallery', eventId));
  expect(during.getByText('Checked in')).toBeVisible();
  unmount();
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue((startsAtSeconds + 7200) * 1000);
  await open('grace');
  const over = within(await next());
  expect(await over.findByText('Over, and you haven’t checked out', {}, patience)).toBeVisible();
  expect(over.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', way.getAttribute('href'));
});

test('[S-R02] says how many requests wait, and until when the first one does', async () => {
  const { answer } = await bookedRequest({ provider: 'hannah', name: 'One', days: 30 });
  const { store } = await open('hannah');
  const words = await screen.findByText(/^1 request is waiting for your answer, until/, {}, patience);
  expect(withPlainSpaces(words.textContent)).toMatch(
    /until \w+day, \w+ \d+, \d{4} at \d+:\d\d [ap].m. E[SD]T\.$/,
  );
  await bookedRequest({ provider: 'hannah', name: 'Two', days: 40 });
  await act(async () => void store.dispatch(serverData.util.invalidateTags(['live'])));
  expect(
    await screen.findByText(/^2 requests are waiting for your answer, the first one until/, {}, patience),
  ).toBeVisible();
  await answer(false);
  await act(async () => void store.dispatch(serverData.util.invalidateTags(['live'])));
  expect(await screen.findByText(/^1 request is waiting/, {}, patience)).toBeVisible();
});

test('[A-33] a complete provider has nothing to do before being booked', async () => {
  await open('jonah');
  await next();
  await waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull(), patience);
  expect(screen.queryByText('To do before you can be booked')).toBeNull();
});

test('[A-33] a provider whom hosts cannot find reads what is missing, with a link to it', async () => {
  const { user, token } = await signedIn('yuki', 'provider');
  const schedule = `/api/v1/${brand.slug}/Profile`;
  const saved = await callApi(`${schedule}/GetScheduleBySBId/${user.id}`, undefined, token, 'GET');
  const closed = saved.WorkingSchedules.map((day: { timeSlots: object[] }) => ({
    ...day,
    timeSlots: day.timeSlots.map((slot) => ({ ...slot, isEnable: false })),
  }));
  const body = { ...saved, WorkingSchedules: closed };
  await callApi(`${schedule}/UpdateWorkingSchedule/${user.id}`, body, token, 'PUT');
  await open('yuki');
  expect(await screen.findByText('To do before you can be booked', {}, patience)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Choose the hours you work' });
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /photo|image|name|bio/ })).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'MY SCHEDULE' }, patience)).toBeVisible();
});

test('speaks French', async () => {
  await open('jonah', { locale: 'fr-CA' });
  const card = await screen.findByRole('region', { name: 'Prochain événement' }, patience);
  expect(await within(card).findByText(/^Aucun événement à venir/, {}, patience)).toBeVisible();
});
