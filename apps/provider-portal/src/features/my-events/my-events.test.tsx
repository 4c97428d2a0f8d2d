import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import { providerEventPath, providerTabPath } from '@repo/domain/site/dashboard-address';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const provider = 'kwame';
const myEvents = providerTabPath('MyEvents');
const open = (changes: Partial<Parameters<typeof openPortal>[0]> = {}) =>
  openPortal({ provider, path: myEvents, ...changes });

const newName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** Books an event that the provider has accepted. */
async function acceptedEvent(wanted: Omit<Parameters<typeof bookedRequest>[0], 'provider'>) {
  const booked = await bookedRequest({ provider, ...wanted });
  await booked.answer(true);
  return booked;
}

const header = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) }, patience);
async function openEvent(name: string): Promise<HTMLElement> {
  const button = await header(name);
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return screen.getByRole('region', { name: new RegExp(`^${name}`) });
}
const tile = (body: HTMLElement, name: string) => within(body).getByRole('button', { name });
const moveClockTo = (seconds: number) =>
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue(seconds * 1000);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[T-R02] [T-R09] an event shows what was booked, with links to map and phone', async () => {
  const name = newName('Garden party');
  await acceptedEvent({
    name,
    days: 30,
    hours: 3,
    changes: { isGallerySharedPermission: true },
  });
  await open();
  expect(await header(name)).toHaveAttribute('aria-expanded', 'false');
  const body = await openEvent(name);
  const facts = factsIn(body);
  expect(facts.map((fact) => fact.split(':')[0])).toEqual([
    'Event Type',
    'Event Host',
    'Date',
    'Duration',
    'Start Time',
    `${brand.singular} Start Time`,
    'Shot List',
    'Address',
    `${brand.singular} can share gallery with guests`,
    'On-Site Contact Name',
    'Phone Number',
    'You earn about',
  ]);
  expect(facts[1]).toBe('Event Host: Vikram Shah');
  expect(facts[2]).toMatch(/^Date: \w+day, \w+ \d+, \d{4}$/);
  expect(facts[3]).toBe('Duration: 3 hours');
  expect(facts[5]).toMatch(/Start Time: 2:00 p.m. E[SD]T$/);
  expect(facts[8]).toMatch(/guests: True$/);
  expect(facts[9]).toBe('On-Site Contact Name: Robin');
  expect(facts[11]).toBe('You earn about: $195.00 · Before tips, fees and tax');
  expect(within(body).getByRole('link', { name: /^Open in maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=290%20Bremner%20Blvd%2C%20Toronto%2C%20ON',
  );
  const phone = within(body).getByRole('link', { name: '416-555-0100' });
  expect(phone).toHaveAttribute('href', 'tel:4165550100');
});

test('[T-R02] an event without a contact shows none, and says when its gallery may not be shared', async () => {
  const name = newName('No contact');
  await acceptedEvent({
    name,
    days: 31,
    changes: { contactname: '', phoneNumber: '', isGallerySharedPermission: false },
  });
  await open();
  const facts = factsIn(await openEvent(name));
  expect(facts.slice(-2)).toEqual([
    `${brand.singular} can share gallery with guests: False`,
    'You earn about: $130.00 · Before tips, fees and tax',
  ]);
  expect(facts.join()).not.toMatch(/On-Site Contact|Phone/);
});

test('[T-R02] the shot list is a list to tick, which this device remembers for each event', async () => {
  const name = newName('Wedding');
  const wedding = 2;
  await acceptedEvent({ name, days: 32, changes: { EventTypeId: wedding } });
  const { unmount } = await open();
  const body = await openEvent(name);
  const boxes = within(body).getAllByRole('checkbox');
  const [, shots = ''] =
    factsIn(body)
      .find((fact) => fact.startsWith('Shot List'))
      ?.split(': ') ?? [];
  expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual(shots.split(', '));
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  expect(body).toHaveTextContent(`2 of ${boxes.length} taken`);
  await userEvent.click(
    within(body).getByRole('checkbox', { checked: true, name: shots.split(', ')[0] ?? '' }),
  );
  unmount();
  await open();
  const again = await openEvent(name);
  expect(within(again).getAllByRole('checkbox', { checked: true })).toEqual([
    within(again).getByRole('checkbox', { name: shots.split(', ')[1] ?? '' }),
  ]);
});

test('[T-R01] two lists as tabs with counts in the address; switching closes what was open', async () => {
  const name = newName('Listed');
  await acceptedEvent({ name, days: 35 });
  await open();
  await openEvent(name);
  const tabs = within(screen.getByRole('tablist', { name: 'My events' }));
  await waitFor(() => {
    const names = tabs.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^UPCOMING Events \d+$/),
      expect.stringMatching(/^Completed Events \d+$/),
    ]);
  }, patience);
  await userEvent.click(tabs.getByRole('tab', { name: /^Completed Events/ }));
  expect(location.search).toBe('?list=completed');
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  await userEvent.click(tabs.getByRole('tab', { name: /^UPCOMING Events/ }));
  expect(await header(name)).toHaveAttribute('aria-expanded', 'false');
});

test('[T-R01] a link that names an event opens it, in the list that has it', async () => {
  const name = newName('Linked');
  const { eventId } = await acceptedEvent({ name, days: 40 });
  const { unmount } = await open({ path: providerEventPath('MyEvents', eventId) });
  expect(await header(name)).toHaveAttribute('aria-expanded', 'true');
  expect(location.search).toBe(`?event=${eventId}&list=upcoming`);
  unmount();
  const { token, user } = await demoSession('maya', 'provider');
  const url = `/api/v1/${brand.slug}/Event/SBMyEvents/${user.id}/completed`;
  const [completed] = await callApi(url, undefined, token, 'GET');
  await open({ provider: 'maya', path: providerEventPath('MyEvents', completed.id) });
  expect(await header(completed.eventName)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('tab', { name: /^Completed Events/ })).toHaveAttribute('aria-selected', 'true');
});

test('[T-R01] a link that names an event of someone else says so above the own events', async () => {
  const other = await bookedRequest({ provider: 'amira', name: newName('Not yours'), days: 63 });
  await other.answer(true);
  for (const id of [other.eventId, 999_999]) {
    const { unmount } = await open({ path: providerEventPath('MyEvents', id) });
    expect(
      await screen.findByText(/^The event in your link isn’t among yours\./, {}, patience),
    ).toBeVisible();
    expect(screen.queryByText(/^Not yours/)).toBeNull();
    unmount();
  }
});

test('[T-R01] a list without events says so', async () => {
  await open({ provider: 'jonah', path: `${myEvents}?list=completed` });
  const empty = { name: 'You have no events at the moment.' };
  expect(await screen.findByRole('heading', empty, patience)).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Completed Events/ })).toHaveAttribute('aria-selected', 'true');
});

test('[T-R03] EVENT DETAILS shows the questions with the answers of the host', async () => {
  const name = newName('Answered');
  await acceptedEvent({ name, days: 45 });
  await open();
  await userEvent.click(tile(await openEvent(name), 'EVENT DETAILS'));
  const dialog = screen.getByRole('dialog', { name: 'Event details' });
  await within(dialog).findByText('Family and close friends', {}, patience);
  expect(factsIn(dialog)).toEqual([
    'Who will be there?: Family and close friends',
    'Which moments and what style matter most to you?: Candid moments',
  ]);
  expect(dialog).not.toHaveTextContent('No Detail Exists ...');
});

/** Books a draft without answers, for which an operator has found the provider. */
async function eventWithoutAnswers(name: string): Promise<void> {
  const host = await signedIn('vikram', 'host');
  const { user } = await signedIn('amira', 'provider');
  const day = addDays(todayInToronto(nowSeconds()), 40);
  const startsAtSeconds = instantOf(day, 14 * 60);
  const event = {
    id: 0,
    userId: host.user.id,
    eventName: name,
    eventDate: day,
    eventStartTime: startsAtSeconds,
    sbstartTime: startsAtSeconds,
    duration: 2,
    eventTypeId: 1,
    eventLocation: { currentLocation: '290 Bremner Blvd, Toronto', latitude: 43.6426, longitude: -79.3871 },
    postalCode: 'M5V 3L9',
    privacyPolicy: true,
    termsAndConditions: true,
  };
  const { id } = await callApi('/api/v1/User/EventSetup/EventSaveAsDraft', { event }, host.token);
  const operator = await signedIn('ops', 'host');
  const providers = [{ id: user.id, isAgreed: true }];
  await callApi(`/api/v1/operator/drafts/${id}/providers`, { providers }, operator.token, 'PUT');
  await bookedRequest({ provider: 'amira', name, days: 40, changes: { id } });
}

test('[T-R03] EVENT DETAILS says so when the host has answered nothing', async () => {
  const name = newName('Silent');
  await eventWithoutAnswers(name);
  await open({ provider: 'amira' });
  await userEvent.click(tile(await openEvent(name), 'EVENT DETAILS'));
  const dialog = screen.getByRole('dialog', { name: 'Event details' });
  expect(await within(dialog).findByText('No Detail Exists ...', {}, patience)).toBeVisible();
  expect(within(dialog).queryByRole('term')).toBeNull();
});

test('[T-R04] [T-R05] [T-R06] [T-R07] checks in and out, each once, with its time and toast', async () => {
  const name = newName('Checked');
  const { startsAtSeconds, eventId } = await acceptedEvent({ name, days: 50 });
  await open();
  let body = await openEvent(name);
  expect(tile(body, 'CHECK OUT')).toHaveAttribute('aria-disabled', 'true');
  expect(tile(body, 'CHECK OUT')).toHaveAccessibleDescription('Check in first.');
  expect(tile(body, 'GALLERY')).toHaveAccessibleDescription('It opens when you check in.');
  expect(tile(body, 'MESSAGE BOARD')).toHaveAccessibleDescription('Messages aren’t open yet.');
  expect(within(body).queryByRole('button', { name: 'VIEW RECAP DETAILS' })).toBeNull();

  // More than two hours before the start.
  await userEvent.click(tile(body, 'CHECK IN'));
  const question = screen.getByRole('alertdialog', { name: `Check in at “${name}”?` });
  expect(withPlainSpaces(question.textContent)).toMatch(/We’ll note that you’re there now, at \d/);
  expect(question).not.toHaveTextContent('and you start at');
  expect(withPlainSpaces(question.textContent)).toMatch(
    /You’re early: you start on \w+day, .* at 2:00 p.m. E[SD]T/,
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Not yet' }));
  moveClockTo(startsAtSeconds - 3600);
  await userEvent.click(tile(body, 'CHECK IN'));
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('You’re early');
  jest.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  expect(
    await screen.findByText(new RegExp(`You checked in at “${name}” at \\d`), {}, patience),
  ).toBeVisible();
  expect(await screen.findByText('Checked In', {}, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the gallery' })).toHaveAttribute(
    'href',
    providerEventPath('Gallery', eventId),
  );
  body = await openEvent(name);
  await waitFor(() => expect(tile(body, 'CHECK IN')).toHaveAttribute('aria-disabled', 'true'), patience);
  expect(tile(body, 'CHECK IN')).toHaveAccessibleDescription(/^You checked in on \w+day, .* \d+:\d\d/);
  expect(within(body).getByRole('link', { name: 'GALLERY' })).toHaveAttribute(
    'href',
    `/${brand.singular}DashboardTab/MyEvents/Gallery?event=${eventId}`,
  );

  await userEvent.click(tile(body, 'CHECK OUT'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Have you finished uploading all content to the gallery? Please hit OK to continue to checkout or cancel to go back and finish uploading to the gallery.',
  );
  // Before the end that was booked.
  expect(withPlainSpaces(screen.getByRole('alertdialog').textContent)).toMatch(
    /You’re booked until \w+day, .* at 4:00 p.m. E[SD]T\. Check out only once you’re done/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  const note = await screen.findByText(new RegExp(`You checked out of “${name}”`), {}, patience);
  expect(note.closest('[role="status"]')).toHaveFocus();
  expect(await screen.findByText('Checked Out', {}, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the event' })).toHaveAttribute(
    'href',
    providerEventPath('MyEvents', eventId),
  );
  await waitFor(
    () => expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull(),
    patience,
  );
  await userEvent.click(screen.getByRole('tab', { name: /^Completed Events/ }));
  body = await openEvent(name);
  expect(tile(body, 'CHECK OUT')).toHaveAccessibleDescription(/^You checked out on \w+day/);
}, 90_000);

test('[T-R06] a check that another device has made says so, and the list is loaded again', async () => {
  const name = newName('Two devices');
  const { check } = await acceptedEvent({ name, days: 55 });
  await open();
  await userEvent.click(tile(await openEvent(name), 'CHECK IN'));
  await check('checkIn');
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  const words = `“${name}”: Action already perfomred on this ${brand.singular}`;
  expect(await screen.findByText(words, {}, patience)).toBeVisible();
  const body = await openEvent(name);
  await waitFor(() => expect(tile(body, 'CHECK OUT')).not.toHaveAttribute('aria-disabled'), patience);
});

test('[T-R01] an event that another device has checked out of while it was open says where it is', async () => {
  const name = newName('Moved');
  const { check } = await acceptedEvent({ name, days: 58 });
  const { store } = await open();
  const body = await openEvent(name);
  tile(body, 'CHECK IN').focus();
  await check('checkIn');
  await check('checkOut');
  // As the live connection does when an event changes.
  act(() => void store.dispatch(serverData.util.invalidateTags(['live'])));
  const note = await screen.findByText(`“${name}” is now under Completed Events.`, {}, patience);
  expect(note.closest('[role="status"]')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: `Open “${name}”` }));
  expect(await header(name)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('tab', { name: /^Completed Events/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText(/is now under/)).toBeNull();
});

test('[T-R08] an event that is over reminds of the check-out', async () => {
  const name = newName('Over');
  const { startsAtSeconds } = await acceptedEvent({ name, days: 60 });
  const first = await open();
  expect(await openEvent(name)).not.toHaveTextContent('Someone not checkout from event');
  first.unmount();
  moveClockTo(startsAtSeconds + 2 * 3600);
  await open();
  const body = await openEvent(name);
  expect(body).toHaveTextContent('Someone not checkout from event');
  expect(body).toHaveTextContent('This event is over, and you haven’t checked in or out.');
});

test('[T-R10] VIEW RECAP DETAILS exists only for an event with a recap, and shows its brief', async () => {
  const name = newName('Recap');
  await acceptedEvent({ name, days: 65, recap: { quantity: 2, music: 'Indie pop' } });
  await open();
  await userEvent.click(tile(await openEvent(name), 'VIEW RECAP DETAILS'));
  const dialog = screen.getByRole('dialog', { name: 'Recap Brief' });
  await within(dialog).findByText('Indie pop', {}, patience);
  // This host has uploaded neither a logo nor a music file.
  expect(factsIn(dialog)).toEqual([
    'Quantity: 2',
    'Logo Url: –Not applicable',
    'Music File Url: –Not applicable',
    'Music: Indie pop',
    'Orientation: Portrait (Instagram, TikTok)',
    'Recap Type: Happy',
    'Vision for the recap: Warm and quick',
  ]);
  expect(within(dialog).queryByRole('link')).toBeNull();
});

test('an event is saved for the calendar', async () => {
  const files: Blob[] = [];
  // jsdom has no object URLs.
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const name = newName('Saved');
  await acceptedEvent({ name, days: 70 });
  await open();
  await userEvent.click(tile(await openEvent(name), 'Add to calendar'));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toContain(`SUMMARY:${name}`);
  expect(text).toContain(String.raw`LOCATION:290 Bremner Blvd\, Toronto\, ON`);
});

test('[T-R02] speaks French', async () => {
  const name = newName('Fête');
  await acceptedEvent({ name, days: 75 });
  await open({ locale: 'fr-CA' });
  const facts = factsIn(await openEvent(name));
  expect(facts[3]).toBe('Durée: 2 heures');
  expect(facts[4]).toMatch(/^Début: 14 h 00 H[NA]E$/);
  expect(screen.getByRole('tab', { name: /^Événements À VENIR/ })).toBeVisible();
});
