import { brand } from '@repo/domain/brand';
import { addDays, isoDayOf } from '@repo/domain/time/calendar-day';
import { latestBookableDay, todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { fakeDate } from '@repo/shell/testing/fake-date';
import { openApp } from '@repo/shell/testing/open-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reducer } from '../../app/reducer.ts';
import { routes } from '../../app/routes.tsx';
import { openFaultyApi } from '../../testing/faulty-api.ts';
import type { Faults } from '../../testing/faulty-api.ts';

/** Lazy pages are compiled on first use, and the API is real. */
const patience = { timeout: 30_000 };
const notServed = 'We are not servicing this area, please visit our contact us page to join our mailing list';

async function openSetup(changes: Pick<Parameters<typeof openApp>[0], 'apiHost' | 'locale'> = {}) {
  history.replaceState(null, '', '/event_booking');
  const page = await openApp({ topic: ['booking', 'errors'], reducer, routes, ...changes });
  await screen.findByRole('button', { name: changes.locale === 'fr-CA' ? 'Suivant' : 'Next' }, patience);
  return page;
}

/** The list of an open combo box has the same name. */
const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
const location = () => screen.getByRole('combobox', { name: 'Event location' });
const next = () => screen.getByRole('button', { name: 'Next' });
const type = async (name: string, text: string): Promise<void> => {
  await userEvent.type(field(name), text);
  await userEvent.tab();
};
const typeOptional = async (name: string, text: string): Promise<void> =>
  userEvent.type(screen.getByRole('textbox', { name: `${name} (optional)` }), text);
const choose = async (name: string, option: string): Promise<void> => {
  await screen.findByRole('option', { name: option }, patience);
  await userEvent.selectOptions(field(name), option);
};
const chooseAddress = async (typed: string, address: RegExp): Promise<void> => {
  await userEvent.clear(location());
  await userEvent.type(location(), typed);
  await userEvent.click(await screen.findByRole('option', { name: address }, patience));
};
const tick = async (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

/** A bookable day, whenever the tests run. */
const inAYear = addDays(todayInToronto(nowSeconds()), 365);

/** Returns a day as the date field writes it: 'December 5, 2026'. */
const writtenDay = (day: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' }).format(day * 1000);

async function fillIn(): Promise<void> {
  await type('Event name', 'Maya turns 30');
  await choose('Event type', 'Birthday');
  await type('Event date', isoDayOf(inAYear));
  await type('Event start time', '5:30p');
  await choose('Duration', '3 hours');
  await chooseAddress('290 bremner', /^290 Bremner/);
  await screen.findByText('We serve this area.', {}, patience);
  await tick(/terms and conditions/);
  await tick(/privacy policy/);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[C-R08] [C-R23] [C-R27] Next names everything that is missing; a valid form is stored and leads on', async () => {
  const { store } = await openSetup();
  await screen.findByRole('option', { name: 'Birthday' }, patience);
  expect(screen.queryByText('Saved on this device')).toBeNull();
  await userEvent.click(next());
  const summary = await screen.findByRole('region', { name: 'There are 9 things to correct' });
  expect(within(summary).getByRole('heading')).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Event name – please enter an event name',
    'Event type – please select an event type',
    'Event date – please select an event date',
    'Event start time – This field is required',
    `${brand.singular} start time – This field is required`,
    'Duration – this field is required',
    'Event location – enter a location',
    'Terms and conditions – this field is required',
    'Privacy policy – this field is required',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: /enter a location/ }));
  expect(location()).toHaveFocus();
  await fillIn();
  await typeOptional('Apartment', 'Suite 4');
  await typeOptional('Contact name', 'Ana');
  await typeOptional('Contact number', '(416) 555-0199');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  await userEvent.click(next());
  await waitFor(() => expect(globalThis.location.search).toBe('?step=select'), patience);
  expect(store.getState().eventForm).toMatchObject({
    isComplete: true,
    values: {
      eventName: 'Maya turns 30',
      eventDate: inAYear,
      eventStartMinute: 1050,
      providerStartMinute: 1050,
      location: {
        address: '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
        coordinates: { latitude: 43.6426, longitude: -79.3871 },
        postalCode: 'M5V 3L9',
      },
      apartment: 'Suite 4',
      eventTypeId: 1,
      durationHours: 3,
      contactName: 'Ana',
      contactPhone: '(416) 555-0199',
      hasAcceptedTerms: true,
      hasAcceptedPrivacy: true,
      isMarketingAllowed: true,
      isGallerySharingAllowed: true,
    },
  });
  await waitFor(() => expect(screen.queryByLabelText('Event name')).toBeNull(), patience);
  // Back restores every field.
  act(() => history.back());
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('Maya turns 30');
  expect(field('Event date')).toHaveValue(writtenDay(inAYear));
  expect(location()).toHaveValue('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada');
}, 60_000);

test('[C-R08] every field, in any group, shows what is entered into it', async () => {
  await openSetup();
  await screen.findByRole('option', { name: 'Birthday' }, patience);
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    const wasTicked = box.checked;
    await userEvent.click(box);
    expect([box.name, box.checked]).toEqual([box.name, !wasTicked]);
  }
  for (const text of screen.getAllByRole('textbox')) {
    await userEvent.type(text, '2031-12-05');
    await userEvent.tab();
    expect(text).toHaveDisplayValue(/2031/);
  }
  const [lists, searches] = [HTMLSelectElement, HTMLInputElement].map((kind) =>
    screen.getAllByRole('combobox').filter((box) => box instanceof kind),
  );
  for (const list of lists ?? []) {
    const last = within(list).getAllByRole('option').at(-1);
    await userEvent.selectOptions(list, last ?? '');
    expect(last).toMatchObject({ selected: true });
  }
  for (const [index, search] of (searches ?? []).entries()) {
    await userEvent.clear(search);
    await userEvent.type(search, `${index + 5}:30 p.m.`);
    await userEvent.tab();
    expect(search).toHaveDisplayValue(`${index + 5}:30 p.m.`);
  }
});

test('[A-109] the date field takes the day 24 months ahead, and names it when a later day is typed', async () => {
  const { store } = await openSetup();
  const last = latestBookableDay(nowSeconds());
  await type('Event date', isoDayOf(addDays(last, 1)));
  const refusal = `Choose ${writtenDay(last)} or an earlier day.`;
  expect(field('Event date')).toHaveAccessibleDescription(expect.stringContaining(refusal));
  expect(store.getState().eventForm.values.eventDate).toBeNull();
  await userEvent.clear(field('Event date'));
  await type('Event date', isoDayOf(last));
  expect(field('Event date')).not.toHaveAttribute('aria-invalid');
  await waitFor(() => expect(store.getState().eventForm.values.eventDate).toBe(last));
});

test('[C-R10] the earliest day is tomorrow in Toronto, also in the night of a clock change', async () => {
  // 11 p.m. of 13 March 2027 in Toronto, when it is already the 14th in Tokyo.
  fakeDate(new Date('2027-03-14T04:00:00Z'));
  try {
    const { store } = await openSetup();
    await type('Event date', '2027-03-13');
    expect(field('Event date')).toHaveAccessibleDescription(
      expect.stringContaining('Choose March 14, 2027 or a later day.'),
    );
    await userEvent.clear(field('Event date'));
    await type('Event date', 'March 14');
    expect(field('Event date')).toHaveValue('March 14, 2027');
    expect(store.getState().eventForm.values.eventDate).toBe(Date.UTC(2027, 2, 14) / 1000);
  } finally {
    jest.useRealTimers();
  }
}, 30_000);

test('[C-R11] [C-R12] [FF-12] sets both start times at once, moves one of them alone, and shows Toronto time', async () => {
  const { store } = await openSetup();
  const providerStart = `${brand.singular} start time`;
  const startsOf = () => {
    const { eventStartMinute, providerStartMinute } = store.getState().eventForm.values;
    return [eventStartMinute, providerStartMinute];
  };
  await type('Event start time', '5:30p');
  expect(field('Event start time')).toHaveValue('5:30 p.m.');
  expect(field(providerStart)).toHaveValue('5:30 p.m.');
  await userEvent.clear(field(providerStart));
  await type(providerStart, '5p');
  expect(startsOf()).toEqual([1050, 1020]);
  await choose('Duration', '8 hours');
  expect(
    screen.getByText(
      /^Your .* arrives at 5:00 p\.m\. E[SD]T and stays until 1:00 a\.m\. E[SD]T \(next day\)$/,
    ),
  ).toBeVisible();
  expect(field('Event start time')).toHaveAccessibleDescription(expect.stringContaining('Toronto time'));
  expect(field(providerStart)).toHaveAccessibleDescription(expect.stringContaining('Toronto time'));
  await userEvent.clear(field('Event start time'));
  await type('Event start time', '6:10 pm');
  expect(field('Event start time')).toHaveAccessibleDescription(expect.stringContaining('quarter hour'));
  await userEvent.clear(field('Event start time'));
  await type('Event start time', '6 pm');
  expect(startsOf()).toEqual([1080, 1080]);
}, 30_000);

test('[C-R20] [A-06] offers durations of 2 to 10 hours', async () => {
  await openSetup();
  const options = within(field('Duration')).getAllByRole('option').slice(1);
  expect(options.map(({ textContent }) => textContent)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((hours) => `${hours} hours`),
  );
}, 30_000);

test('[C-R14] [C-R15] [C-R24] checks the area as soon as an address is chosen', async () => {
  await openSetup();
  await chooseAddress('200 Elgin Street Ottawa', /Elgin/);
  await waitFor(
    () => expect(location()).toHaveAccessibleDescription(expect.stringContaining(notServed)),
    patience,
  );
  expect(screen.queryByText('We serve this area.')).toBeNull();
  const contact = await screen.findByRole('link', { name: /^Go to Contact us/ });
  expect(contact).toHaveAttribute('href', expect.stringMatching(/\/contact-us$/));
  await chooseAddress('Toronto, ON', /^Toronto, ON/);
  await waitFor(
    () => expect(location()).toHaveAccessibleDescription(expect.stringContaining('Enter precise location')),
    patience,
  );
  expect(screen.queryByRole('link', { name: /^Go to Contact us/ })).toBeNull();
  expect(screen.queryByText('We serve this area.')).toBeNull();
  await chooseAddress('290 bremner', /^290 Bremner/);
  expect(await screen.findByText('We serve this area.', {}, patience)).toBeVisible();
  expect(location()).not.toHaveAttribute('aria-invalid');
}, 30_000);

test('[C-R13] refuses an address that was typed and not chosen, in a toast and at the field', async () => {
  const { unmount, store } = await openSetup();
  await screen.findByRole('option', { name: 'Birthday' }, patience);
  await userEvent.type(location(), '290 bremner');
  await userEvent.click(next());
  const text = 'Please select location from dropdown';
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(text);
  expect(location()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(store.getState().eventForm.values.location).toEqual({
    address: '290 bremner',
    coordinates: null,
    postalCode: null,
  });
  // The typed text is still there after a reload.
  unmount();
  await openSetup();
  expect(location()).toHaveValue('290 bremner');
}, 30_000);

test('[C-R25] reports a place that the maps service does not find as an invalid location; a failure is only logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults: Faults = new Map([
    ['/api/v1/Places/Details', { status: 404, code: 'object_does_not_exist' }],
  ]);
  const api = await openFaultyApi(faults);
  await openSetup({ apiHost: api.apiHost });
  await chooseAddress('290 bremner', /^290 Bremner/);
  const isSaid = (text: string) =>
    waitFor(() => expect(location()).toHaveAccessibleDescription(expect.stringContaining(text)), patience);
  await isSaid('Invalid Location');
  faults.set('/api/v1/Places/Details', { status: 500, code: 'internal_server_error' });
  await chooseAddress('290 bremner', /^290 Bremner/);
  await isSaid('We couldn’t check this address.');
  expect(screen.queryByRole('alert')).toBeNull();
  faults.set('/api/v1/Places/Autocomplete', { status: 500, code: 'internal_server_error' });
  await userEvent.clear(location());
  await userEvent.type(location(), '100 queen');
  const words = 'We couldn’t look up addresses. Check your connection and type again.';
  expect((await screen.findAllByText(words, {}, patience)).length).toBeGreaterThan(0);
  expect(log.mock.calls.map(([, code]) => code)).toEqual([
    'object_does_not_exist',
    'internal_server_error',
    'internal_server_error',
  ]);
  faults.clear();
  await chooseAddress('290 bremner', /^290 Bremner/);
  expect(await screen.findByText('We serve this area.', {}, patience)).toBeVisible();
  log.mockRestore();
  api.close();
}, 60_000);

test('[C-R15] [C-R17] blocks Next without its lists, and lets them be requested again', async () => {
  const fault = { status: 500, code: 'internal_server_error' } as const;
  const faults: Faults = new Map([
    ['/api/v1/Admin/PostalCode', fault],
    ['/api/v1/User/EventSetup/GetEventTypes', fault],
  ]);
  const api = await openFaultyApi(faults);
  const { store } = await openSetup({ apiHost: api.apiHost });
  const title = 'Part of this form didn’t load';
  await screen.findByText(title, {}, patience);
  await userEvent.click(next());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus(), patience);
  expect(screen.queryByRole('region', { name: /things to correct/ })).toBeNull();
  expect(store.getState().eventForm.isComplete).toBe(false);
  faults.clear();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Birthday' }, patience);
  expect(screen.queryByText(title)).toBeNull();
  api.close();
}, 30_000);

test('[C-R17] [C-R18] [C-R19] shows the shot list of the event type, and the twelfth type requires notes', async () => {
  await openSetup();
  expect(screen.queryByRole('heading', { name: 'Shot list' })).toBeNull();
  await choose('Event type', 'Birthday');
  const shots = await screen.findByRole('list', { name: 'Shot list' }, patience);
  expect(within(shots).getByText('Cake and candles')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Additional notes (optional)' })).not.toBeRequired();
  await choose('Event type', 'Other');
  const notes = screen.getByRole('textbox', { name: 'Additional notes' });
  await userEvent.click(next());
  await waitFor(() =>
    expect(notes).toHaveAccessibleDescription(expect.stringContaining('please add additional notes')),
  );
  await userEvent.type(notes, 'A');
  expect(notes).not.toHaveAttribute('aria-invalid');
}, 30_000);

test('[C-R09] [C-R16] [C-R21] shows the error of a field once it is left, until it is changed', async () => {
  await openSetup();
  await userEvent.click(field('Event name'));
  await userEvent.paste('x'.repeat(71));
  await userEvent.tab();
  await waitFor(() => expect(field('Event name')).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.type(field('Event name'), '{Backspace}');
  expect(field('Event name')).not.toHaveAttribute('aria-invalid');
  const number = screen.getByRole('textbox', { name: /^Contact number/ });
  await userEvent.type(number, '555 0199');
  await userEvent.tab();
  await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.clear(number);
  await userEvent.type(number, '(416) 555-0199');
  await userEvent.tab();
  await waitFor(() => expect(number).not.toHaveAttribute('aria-invalid'));
}, 30_000);

test('[C-R22] [C-R24] [A-40] two boxes are required, two are optional and ticked, and the policies open in a new tab', async () => {
  await openSetup();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => [box.hasAttribute('required'), box.matches(':checked')])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
  // Sharing is the right of the provider; the host's own link needs no consent.
  expect(boxes[3]).toHaveAccessibleName(`My ${brand.singular} may share the gallery with guests.`);
  const main = within(screen.getByRole('main'));
  for (const [name, path] of [
    [/^terms and conditions/, '/terms-and-conditions'],
    [/^privacy policy/, '/privacy-policy'],
    [/^Contact us/, '/contact-us'],
  ] as const) {
    const link = await main.findByRole('link', { name }, patience);
    await waitFor(
      () => expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`${path}$`))),
      patience,
    );
    expect(link).toHaveAttribute('target', '_blank');
  }
}, 30_000);

test('[A-R15] shows the step in French', async () => {
  await openSetup({ locale: 'fr-CA' });
  expect(screen.getByRole('group', { name: 'Quand a-t-il lieu?' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Heure de début de l’événement'), '17 h 30');
  await userEvent.tab();
  expect(screen.getByLabelText(`Heure de début de votre ${brand.singular}`)).toHaveValue('17 h 30');
}, 30_000);

test('[A-34] does not confirm a start at which providers never work', async () => {
  await openSetup();
  await type('Event start time', '3:00 a');
  await choose('Duration', '2 hours');
  expect(screen.queryByText(/arrives at/)).toBeNull();
  await userEvent.clear(field('Event start time'));
  await type('Event start time', '5p');
  expect(await screen.findByText(/arrives at 5:00/)).toBeVisible();
});

test('a press that leaves a time reaches its target before the note about the arrival appears', async () => {
  await openSetup();
  await choose('Duration', '2 hours');
  const user = userEvent.setup();
  await user.type(field('Event start time'), '5p');
  const terms = screen.getByRole('checkbox', { name: /terms and conditions/ });
  await user.pointer({ keys: '[MouseLeft>]', target: terms });
  expect(field('Event start time')).toHaveValue('5:00 p.m.');
  expect(screen.queryByText(/arrives at/)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: terms });
  expect(terms).toBeChecked();
  expect(await screen.findByText(/arrives at 5:00/)).toBeVisible();
}, 30_000);
