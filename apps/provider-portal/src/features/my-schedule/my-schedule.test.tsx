import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { addDays, isoDayOf } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { calendarDayOf } from '@repo/domain/time/iso-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { callApi } from '@repo/shell/testing/call-api';
import { fakeDate } from '@repo/shell/testing/fake-date';
import { serverData } from '@repo/api-client/server-data';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { ownSchedule } from '../../model/api/own-schedule.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const provider = 'devon';
const path = `${providerHome}Tab/MyProfile/MySchedule`;
const profile = `/api/v1/${brand.slug}/Profile`;

async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA', name = provider) {
  const page = await openPortal({ provider: name, path, locale });
  await screen.findAllByRole('table', {}, patience);
  return page;
}

/** Reads the stored schedule, and changes it as another device does. */
async function otherDevice(name = provider) {
  const { token, user } = await signedIn(name, 'provider');
  const read = () => callApi(`${profile}/GetScheduleBySBId/${user.id}`, undefined, token, 'GET');
  const save = async (changes: object) =>
    callApi(`${profile}/UpdateWorkingSchedule/${user.id}`, { ...(await read()), ...changes }, token, 'PUT');
  return { read, save };
}

const everySlotOn = [0, 1, 2, 3, 4, 5, 6].map((dayInWeek) => ({
  dayInWeek,
  isActive: true,
  timeSlots: [1, 2, 3, 4, 5].map((slotId) => ({ slotId, isEnable: true })),
}));
const travel = (minDistanceToTravel: number, maxDistanceToTravel: number) => ({
  minDistanceToTravel,
  maxDistanceToTravel,
  unit: 'KM',
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const cell = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dayButton = (day: string) => screen.getByRole('button', { name: new RegExp(day) });
const tomorrow = addDays(todayInToronto(nowSeconds()), 1);
const dayAfter = addDays(tomorrow, 1);
const calendarName = (day: number, locale = 'en-CA') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(day * 1000);

/** Presses a day of the calendar, in the next month where this one does not have it. */
async function pressDay(day: number, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  const named = { name: new RegExp(calendarName(day, locale)) };
  const shown = screen.queryAllByRole('button', named);
  const [next] = screen.getAllByRole('button', { name: /^(Next|Suivant)$/ });
  if (next !== undefined && shown.every((button) => button.hasAttribute('aria-disabled')))
    await userEvent.click(next);
  await userEvent.click(screen.getByRole('button', named));
}
const blackoutRows = () =>
  within(screen.getByRole('table', { name: 'Blackout Days' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].slice(0, 3).map(({ textContent }) => textContent));
const slider = (name: string) => screen.getByRole('slider', { name });

beforeEach(async () => {
  localStorage.clear();
  const { save } = await otherDevice();
  await save({ WorkingSchedules: everySlotOn, HolidayProfile: [], TravelDistance: travel(10, 20) });
});
afterEach(() => jest.useRealTimers());

test('[W-R01] the grid has the days and slots, and Select/Deselect All with three states', async () => {
  await open();
  const grid = screen.getByRole('table', { name: 'Weekly hours' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 11)),
  ).toEqual(['08:00-12:00', '12:00-16:00', '16:00-20:00', '20:00-23:59', '00:00-02:00']);
  expect(screen.getByText(/00:00-02:00 is the night that follows the day/)).toBeVisible();
  expect(box('Select/Deselect All')).toBeChecked();
  await userEvent.click(cell('12:00-16:00 Mon'));
  expect(box('Select/Deselect All')).toBePartiallyChecked();
  await userEvent.click(box('Select/Deselect All'));
  expect(cell('12:00-16:00 Mon')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(box('Select/Deselect All'));
  expect(within(grid).queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('[W-R01] [W-R06] by keyboard, a day is copied to others and saved', async () => {
  const page = await open();
  await userEvent.click(box('Select/Deselect All'));
  cell('08:00-12:00 Mon').focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(cell('12:00-16:00 Mon')).toHaveAttribute('aria-pressed', 'true');
  await click('To all weekdays');
  expect(screen.getByText('Monday to Friday now have the hours of Monday.')).toBeVisible();
  await click('SAVE');
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  const { WorkingSchedules } = await (await otherDevice()).read();
  const enabled = WorkingSchedules.map((day: { timeSlots: { slotId: number; isEnable: boolean }[] }) =>
    day.timeSlots.filter(({ isEnable }) => isEnable).map(({ slotId }) => slotId),
  );
  expect(enabled).toEqual([[], [2], [2], [2], [2], [2], []]);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  page.unmount();
});

test('[W-R01] [W-R06] a day is copied to every day, and read back after a reload', async () => {
  const page = await open();
  await userEvent.click(box('Select/Deselect All'));
  await userEvent.click(cell('16:00-20:00 Wed'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Copy the hours of' }), 'Wednesday');
  await click('To every day');
  expect(screen.getByText('Every day now has the hours of Wednesday.')).toBeVisible();
  await click('SAVE');
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  page.unmount();
  await open();
  const grid = within(screen.getByRole('table', { name: 'Weekly hours' }));
  expect(grid.getAllByRole('button', { pressed: true })).toEqual(
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => cell(`16:00-20:00 ${day}`)),
  );
});

test('[R-R11] a week without a window of three hours is warned of', async () => {
  await open();
  expect(screen.queryByText('Your week is short')).toBeNull();
  await userEvent.click(box('Select/Deselect All'));
  await userEvent.click(screen.getByRole('button', { name: '00:00-02:00 (next night) Sat' }));
  expect(screen.getByText(/at least one 3-hour window a week/)).toBeVisible();
  await userEvent.click(cell('20:00-23:59 Sat'));
  expect(screen.queryByText('Your week is short')).toBeNull();
});

test('[W-R02] [W-R03] a day asks for its hours, and Cancel removes it again', async () => {
  await open();
  await pressDay(tomorrow);
  const dialog = within(screen.getByRole('dialog', { name: `Black out ${calendarName(tomorrow)}` }));
  expect(dialog.getByRole('checkbox', { name: 'Black out entire day' })).toBeChecked();
  expect(dialog.queryByRole('combobox', { name: 'Start Time' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('No days are blacked out.')).toBeVisible();
  await pressDay(tomorrow);
  await click('Black out');
  const table = screen.getByRole('table', { name: 'Blackout Days' });
  const texts = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Date', 'Start Time', 'End Time', 'Remove']);
  expect(texts('rowheader')).toEqual([calendarName(tomorrow)]);
  expect(texts('cell').slice(0, 2)).toEqual(['All day', 'All day']);
  await click(`Remove ${calendarName(tomorrow)}`);
  expect(screen.getByText('No days are blacked out.')).toBeVisible();
});

test('[W-R02] two days are rows of the table, are saved, and are read back after a reload', async () => {
  const rows = [tomorrow, dayAfter].map((day) => [calendarName(day), 'All day', 'All day']);
  const page = await open();
  for (const day of [tomorrow, dayAfter]) {
    await pressDay(day);
    await click('Black out');
  }
  expect(blackoutRows()).toEqual(rows);
  await click('SAVE');
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  page.unmount();
  await open();
  expect(blackoutRows()).toEqual(rows);
});

test('[W-R02] a past day cannot be pressed', async () => {
  // In the middle of a month, which has days before and after.
  const middle = calendarDayOf(`${isoDayOf(tomorrow).slice(0, 7)}-15`) ?? tomorrow;
  fakeDate(new Date(instantOf(middle, 12 * 60) * 1000));
  await open();
  const past = screen.getByRole('button', { name: calendarName(addDays(middle, -1)) });
  expect(past).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(past);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('No days are blacked out.')).toBeVisible();
  expect(dayButton(calendarName(middle))).not.toHaveAttribute('aria-disabled');
});

test('[W-R04] part of a day needs both times in order', async () => {
  await open();
  await pressDay(tomorrow);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Black out entire day' }));
  const [start, end] = ['Start Time', 'End Time'].map((name) => dialog.getByRole('combobox', { name }));
  if (start === undefined || end === undefined) throw new Error('the dialog has both pickers');
  const choices = within(start)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect([choices[1], choices[2], choices.at(-2), choices.at(-1)]).toEqual([
    '8:00 a.m.',
    '8:15 a.m.',
    '11:45 p.m.',
    '11:59 p.m.',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Black out' }));
  expect(start).toHaveAccessibleDescription('Start Time is required');
  expect(end).toHaveAccessibleDescription('End Time is required');
  expect(start).toHaveFocus();
  await userEvent.selectOptions(start, '2:00 p.m.');
  await userEvent.selectOptions(end, '1:00 p.m.');
  await userEvent.click(dialog.getByRole('button', { name: 'Black out' }));
  expect(end).toHaveAccessibleDescription('End time must be greater than start time');
  await userEvent.selectOptions(end, '11:59 p.m.');
  await userEvent.click(dialog.getByRole('button', { name: 'Black out' }));
  const table = screen.getByRole('table', { name: 'Blackout Days' });
  expect(table).toHaveTextContent(/2:00 p\.m\..*11:59 p\.m\./);
  await click('SAVE');
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  const { HolidayProfile } = await (await otherDevice()).read();
  expect(HolidayProfile).toEqual([
    expect.objectContaining({ date: tomorrow, startTime: expect.any(Number), endTime: expect.any(Number) }),
  ]);
});

test('[W-R05] without stored distances both sliders show 6 km', async () => {
  const { store } = await open();
  const { user } = await signedIn(provider, 'provider');
  const forget = ownSchedule.util.updateQueryData('ownSchedule', user.id, (schedule) => {
    schedule.version += 1;
    schedule.TravelDistance = null;
  });
  act(() => void store.dispatch(forget));
  await waitFor(() => expect(slider('1-hour bookings')).toHaveAttribute('aria-valuetext', '6 km'));
  expect(slider('2-hours-plus bookings')).toHaveAttribute('aria-valuetext', '6 km');
});

test('[W-R05] [W-R06] a slider is moved, saved and read back after a reload', async () => {
  const page = await open();
  expect(slider('1-hour bookings')).toHaveValue('10');
  fireEvent.change(slider('2-hours-plus bookings'), { target: { value: '42' } });
  expect(screen.getByRole('spinbutton', { name: '2-hours-plus bookings' })).toHaveValue(42);
  await click('SAVE');
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  page.unmount();
  await open();
  expect(slider('1-hour bookings')).toHaveValue('10');
  expect(slider('2-hours-plus bookings')).toHaveValue('42');
});

test('[W-R05] the longer distance may not be below the shorter one', async () => {
  await open();
  const boxes = ['1-hour bookings', '2-hours-plus bookings'].map((name) =>
    screen.getByRole('spinbutton', { name }),
  );
  expect(boxes.map((each) => [each.getAttribute('min'), each.getAttribute('max')])).toEqual([
    ['1', '100'],
    ['1', '100'],
  ]);
  const [, longer] = boxes;
  if (longer === undefined) throw new Error('there are two sliders');
  await userEvent.clear(longer);
  await userEvent.type(longer, '5');
  await userEvent.tab();
  expect(longer).toHaveAccessibleDescription('Max distance cannot be less than min distance');
  await click('SAVE');
  expect(screen.getByRole('alert')).toHaveTextContent('Max distance cannot be less than min distance');
  expect((await (await otherDevice()).read()).TravelDistance).toEqual(travel(10, 20));
});

test('[W-R06] the second of two devices is told, and chooses between the two', async () => {
  await open();
  await userEvent.click(cell('08:00-12:00 Sun'));
  const { read, save } = await otherDevice();
  await save({ TravelDistance: travel(30, 40) });
  await click('SAVE');
  // A toast says the same.
  const page = within(screen.getByRole('main'));
  expect(await page.findByText(/was changed on another device or tab/, {}, patience)).toBeVisible();
  expect(cell('08:00-12:00 Sun')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await screen.findByRole('button', { name: 'Load the newer one' }, patience));
  expect(cell('08:00-12:00 Sun')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('spinbutton', { name: '1-hour bookings' })).toHaveValue(30);
  expect(page.queryByText(/was changed on another device/)).toBeNull();
  await userEvent.click(cell('08:00-12:00 Mon'));
  await save({ TravelDistance: travel(50, 60) });
  await click('SAVE');
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine over it' }, patience));
  expect(await screen.findByText('Saved', {}, patience)).toBeVisible();
  expect((await read()).TravelDistance).toEqual(travel(30, 40));
});

test('[W-R06] unchanged entries follow another device, and changed ones can be discarded', async () => {
  const { store } = await open();
  await (await otherDevice()).save({ TravelDistance: travel(7, 8) });
  await act(async () => void store.dispatch(serverData.util.invalidateTags(['live'])));
  const shorter = () => screen.getByRole('spinbutton', { name: '1-hour bookings' });
  await waitFor(() => expect(shorter()).toHaveValue(7), patience);
  await userEvent.click(cell('16:00-20:00 Wed'));
  await click('Discard');
  expect(cell('16:00-20:00 Wed')).toHaveAttribute('aria-pressed', 'true');
});

test('[W-R06] a change that is not saved asks before the page is left', async () => {
  await open();
  await userEvent.click(cell('16:00-20:00 Wed'));
  const tab = screen.getByRole('tab', { name: 'MY INFO' });
  await userEvent.click(tab);
  const question = { name: 'Leave without saving?' };
  expect(screen.getByRole('alertdialog', question)).toBeVisible();
  await click('Stay on this page');
  expect(cell('16:00-20:00 Wed')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tab);
  await click('Leave');
  expect(await screen.findByRole('heading', { level: 1, name: 'MY INFO' }, patience)).toBeVisible();
});

test('[W-R06] a booked event outside the new hours is named before they are saved', async () => {
  const event = `Garden party ${isoDayOf(tomorrow)}`;
  const { answer } = await bookedRequest({ provider, name: event, days: 20 });
  await answer(true);
  await open();
  expect(screen.queryByText('You’re booked outside these hours')).toBeNull();
  await userEvent.click(box('Select/Deselect All'));
  expect(await screen.findByText('You’re booked outside these hours', {}, patience)).toBeVisible();
  expect(screen.getByText(new RegExp(`${event}, \\w+day, .* at 2:00 p.m.`))).toBeVisible();
});

test('[W-R01] speaks French', async () => {
  await open('fr-CA');
  expect(screen.getByRole('heading', { name: 'Heures de la semaine' })).toBeVisible();
  expect(box('Tout sélectionner ou désélectionner')).toBeChecked();
  await pressDay(tomorrow, 'fr-CA');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bloquer toute la journée' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquer' }));
  expect(dialog.getByText('L’heure de début est obligatoire')).toBeVisible();
});
