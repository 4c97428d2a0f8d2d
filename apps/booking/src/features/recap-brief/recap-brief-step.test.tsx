import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { briefedRecap, storeRecap } from '../../testing/booking-on-device.ts';
import { goOffline } from '../../testing/go-offline.ts';
import {
  storeBooking,
  unreachableHost,
  openBookingStep,
  patience,
  untilKept,
} from '../../testing/open-booking-step.tsx';

const quantity = () => screen.getByRole('combobox', { name: 'Quantity' });
const vision = () => screen.getByRole('textbox', { name: 'What is your vision for the recap?' });
const genre = () => screen.getByRole('textbox', { name: 'Music genre' });
const summary = () => screen.getByRole('complementary', { name: 'Your recap' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fillIn = async (): Promise<void> => {
  await userEvent.selectOptions(quantity(), '2');
  await userEvent.type(vision(), 'Warm and quick');
  await userEvent.type(genre(), 'Indie pop');
};
const setMotion = (isReduced: boolean) =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: isReduced }) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setMotion(false);
  storeBooking();
});
afterEach(untilKept);

test('[E-R01] shows both answers to the question, and every field of the brief', async () => {
  const { store } = await openBookingStep('recap');
  expect(screen.getByRole('heading', { name: 'Would you like an event recap?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No thanks' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'SKIP' })).toBeVisible();
  await press('Add a recap');
  expect(quantity()).toHaveFocus();
  expect(store.getState().recap.quantityWithLogo).toBe(1);
  for (const name of ['Your own music (optional)', 'Your logo (optional)'])
    expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(/of up to 10 MB/);
  await press('Back');
  await waitFor(() => expect(location.search).toBe('?step=select'));
});

test('[E-R01] Back is hidden on the recap of a draft', async () => {
  await openBookingStep('recap', { path: '/event_booking/5/12' });
  expect(screen.getByRole('button', { name: 'Continue Booking' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test("[E-R03] [E-R04] [A-04] calculates the subtotal from the quantity and the server's price", async () => {
  await openBookingStep('recap');
  expect([...quantity().querySelectorAll('option')].map(({ value }) => value)).toEqual([...'012345']);
  await userEvent.selectOptions(quantity(), '3');
  const subtotal = within(summary()).getByText('$375.00');
  expect(subtotal.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test("[E-R03] [A-04] a recap with logo costs $125 until the server's price is loaded", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBookingStep('recap', { apiHost: unreachableHost });
  await userEvent.selectOptions(quantity(), '1');
  expect(within(summary()).getAllByText('$125.00')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
});

test('[E-R04] [E-R05] [E-R06] Continue Booking names what is missing, in the order of the page', async () => {
  const { store } = await openBookingStep('recap');
  await press('Continue Booking');
  const errors = await screen.findByRole('region', { name: 'There are 3 things to correct' });
  expect(
    within(errors)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Quantity – Recap Quantity Must be Greater than 0',
    'What is your vision for the recap? – this field is required',
    'Music genre – this field is required',
  ]);
  expect(quantity()).toHaveAccessibleDescription(/Recap Quantity Must be Greater than 0$/);
  expect([vision(), genre()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(store.getState().recap).toMatchObject({ isSubmitted: false, isAnswered: false });
});

test('[E-R05] [E-R06] [A-07] a vision takes 2000 characters, a genre 40', async () => {
  await openBookingStep('recap');
  await userEvent.selectOptions(quantity(), '1');
  fireEvent.change(vision(), { target: { value: 'a'.repeat(1999) } });
  expect(screen.getByText('1 character left')).toBeVisible();
  fireEvent.change(vision(), { target: { value: 'a'.repeat(2001) } });
  fireEvent.change(genre(), { target: { value: 'a'.repeat(41) } });
  await press('Continue Booking');
  await waitFor(() => expect(genre()).toHaveAccessibleDescription(/This text is too long$/));
  expect(vision()).toHaveAccessibleDescription(/This text is too long/);
  expect(location.search).toBe('?step=recap');
});

test('[E-R08] the orientation is portrait unless landscape is chosen', async () => {
  const { store } = await openBookingStep('recap');
  const orientation = within(screen.getByRole('radiogroup', { name: 'Orientation' }));
  expect(orientation.getByRole('radio', { name: 'Portrait (Instagram, TikTok)' })).toBeChecked();
  await userEvent.click(orientation.getByRole('radio', { name: 'Landscape (YouTube)' }));
  expect(store.getState().recap.brief.orientation).toBe('Landscape (YouTube)');
});

test('[E-R10] says what the price includes', async () => {
  await openBookingStep('recap');
  expect(
    within(summary())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Each recap is a video of up to 1 minute.',
    'The price includes one round of minor revisions: 1 music change, and removing or replacing up to 3 clips.',
    'Subject to service fee and tax.',
    'Marketing content is not used for 7 days after the event.',
  ]);
});

test('[E-R02] chooses a vibe from images, and plays its sample without sound', async () => {
  const { store } = await openBookingStep('recap');
  await userEvent.click(await screen.findByRole('radio', { name: 'Cinematic' }, patience));
  expect(store.getState().recap.brief.vibe).toEqual({ id: 2, name: 'Cinematic' });
  await press('Watch a sample: Romantic');
  const dialog = await screen.findByRole('dialog', { name: 'Sample: Romantic' });
  const video = within(dialog).getByLabelText('Sample video of the vibe Romantic, without sound');
  expect(video).toHaveAttribute('src', '/files/catalogue/recap-romantic.mp4');
  expect(video).toHaveProperty('muted', true);
  expect([video.hasAttribute('controls'), video.hasAttribute('autoplay')]).toEqual([true, true]);
  fireEvent.error(video);
  expect(within(dialog).getByRole('status')).toHaveTextContent('This sample can’t be played here.');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?step=recap');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Watch a sample: Romantic' })).toHaveFocus());
});

test('[E-R02] does not autoplay a sample with reduced motion', async () => {
  setMotion(true);
  await openBookingStep('recap', { search: '&sample=2' });
  const video = await screen.findByLabelText(/Cinematic, without sound/, {}, patience);
  expect(video).not.toHaveAttribute('autoplay');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[E-R11] preselects the recap with logo, and SKIP submits none and moves on', async () => {
  const { store } = await openBookingStep('recap');
  expect(store.getState().recap).toMatchObject({ isWithLogo: true, isAnswered: false });
  await fillIn();
  await press('SKIP');
  await waitFor(() => expect(location.search).toBe('?step=detail'));
  expect(store.getState().recap).toMatchObject({ isSubmitted: false, isAnswered: true });
  expect(store.getState().recap.brief.vision).toBe('Warm and quick');
});

test('[E-R11] Continue Booking submits the recap and moves on', async () => {
  const { store } = await openBookingStep('recap');
  await fillIn();
  await press('Continue Booking');
  await waitFor(() => expect(location.search).toBe('?step=detail'));
  expect(store.getState().recap).toMatchObject({ isSubmitted: true, isWithLogo: true, quantityWithLogo: 2 });
});

test('[E-R14] [A-86] restores the entries after Back and after a reload', async () => {
  const { unmount } = await openBookingStep('recap');
  await fillIn();
  await userEvent.click(await screen.findByRole('radio', { name: 'Playful' }, patience));
  await press('Back');
  await waitFor(() => expect(location.search).toBe('?step=select'));
  await waitFor(() => expect(localStorage.getItem('reel')).toContain('Playful'));
  unmount();
  await openBookingStep('recap');
  expect([quantity(), vision(), genre()].map((field) => Object(field).value)).toEqual([
    '2',
    'Warm and quick',
    'Indie pop',
  ]);
  expect(await screen.findByRole('radio', { name: 'Playful' }, patience)).toBeChecked();
  expect(within(summary()).getByText('$250.00')).toBeVisible();
});

test('[E-R14] restores every part of a submitted recap after each reload', async () => {
  const brief = {
    ...briefedRecap.brief,
    vibe: null,
    orientation: 'Landscape (YouTube)',
    logo: { reference: 'a.png', name: 'sunny-logo.png', sizeBytes: 900 },
    music: { reference: 'b.mp3', name: 'our-song.mp3', sizeBytes: 2_000_000 },
  };
  storeRecap({ ...briefedRecap, brief });
  for (const reload of ['first', 'second']) {
    const { store, unmount } = await openBookingStep('recap');
    expect([quantity(), vision(), genre()].map((field) => Object(field).value)).toEqual([
      '2',
      'Laughing people',
      'Funk',
    ]);
    expect(screen.getByRole('radio', { name: 'Landscape (YouTube)' })).toBeChecked();
    expect(screen.getByText('sunny-logo.png')).toBeVisible();
    expect(screen.getByText('our-song.mp3')).toBeVisible();
    expect(within(summary()).getByText('$250.00')).toBeVisible();
    expect([reload, store.getState().recap]).toEqual([
      reload,
      expect.objectContaining({ isSubmitted: true, isWithLogo: true, isWithoutLogo: false, brief }),
    ]);
    unmount();
  }
});

test('[E-R02] without a network, the optional vibes say so, and Try again loads them', async () => {
  const tryAgain = goOffline('getReelTypes');
  await openBookingStep('recap');
  const vibes = within(screen.getByRole('radiogroup', { name: 'Vibe (optional)' }));
  await tryAgain();
  expect(vibes.getByRole('radio', { name: 'Cinematic' })).toBeVisible();
});

test('[E-R02] [E-R14] keeps the chosen vibe in another language', async () => {
  const { unmount } = await openBookingStep('recap');
  await userEvent.click(await screen.findByRole('radio', { name: 'Playful' }, patience));
  await untilKept();
  unmount();
  await openBookingStep('recap', { locale: 'fr-CA' });
  expect(await screen.findByRole('radio', { name: 'Ludique' }, patience)).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Playful' })).toBeNull();
});

test('[E-R01] shows the step in French', async () => {
  await openBookingStep('recap', { locale: 'fr-CA' });
  expect(screen.getByRole('heading', { name: 'Souhaitez-vous un récap de votre événement?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'PASSER' })).toBeVisible();
});
