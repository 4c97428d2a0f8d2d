import { fileLimits } from '@repo/domain/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  storeBooking,
  unreachableHost,
  openBookingStep,
  untilKept,
} from '../../testing/open-booking-step.tsx';

const mp3 = new TextEncoder().encode('ID3\u0004 a song');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x20]);
const song = new File([mp3], 'first-dance.mp3', { type: 'audio/mpeg' });
const logo = new File([png], 'logo.png', { type: 'image/png' });

const zone = (name: RegExp): HTMLElement => screen.getByRole('group', { name });
const music = () => zone(/^Your own music/);
const logos = () => zone(/^Your logo/);
/** Drag and drop, and some file choosers, ignore `accept`. */
const anyFile = userEvent.setup({ applyAccept: false });
async function give(place: HTMLElement, file: File): Promise<void> {
  const input = place.querySelector('input');
  if (input === null) throw new Error('no file field');
  await anyFile.upload(input, file);
}

function largeSong(): File {
  const content = new Uint8Array(fileLimits.musicBytes);
  content.set(mp3);
  return new File([content], 'large.mp3', { type: 'audio/mpeg' });
}

/** Without a server, the vibes have an alert of their own. */
function alertAboutSong(): HTMLElement {
  const found = screen.getAllByRole('alert').find((alert) => alert.textContent.includes(song.name));
  if (found === undefined) throw new Error('no alert is about the song');
  return found;
}

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '1');
  await userEvent.type(screen.getByRole('textbox', { name: /vision/ }), 'Warm');
  await userEvent.type(screen.getByRole('textbox', { name: 'Music genre' }), 'Jazz');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeBooking();
});
afterEach(untilKept);

test('[E-R07] uploads music, keeps its reference over a reload, and removes it', async () => {
  const { store, unmount } = await openBookingStep('recap');
  await give(music(), song);
  const row = within(screen.getByRole('list', { name: 'Your own music' }));
  expect(await row.findByText('Uploaded')).toBeVisible();
  const kept = store.getState().recap.brief.music;
  expect(kept).toEqual({ reference: expect.any(String), name: 'first-dance.mp3', sizeBytes: song.size });
  expect(kept?.reference).not.toContain('first-dance');
  await waitFor(() => expect(localStorage.getItem('reel')).toContain('first-dance.mp3'));
  unmount();
  const { store: reloaded } = await openBookingStep('recap');
  await userEvent.click(screen.getByRole('button', { name: 'Remove first-dance.mp3' }));
  expect(screen.queryByRole('list', { name: 'Your own music' })).toBeNull();
  expect(reloaded.getState().recap.brief.music).toBeNull();
  expect(document.activeElement).toContainElement(music());
});

test('[E-R09] [A-15] uploads a logo, and replaces it with another', async () => {
  const { store } = await openBookingStep('recap');
  await give(logos(), logo);
  await waitFor(() => expect(store.getState().recap.brief.logo?.name).toBe('logo.png'));
  const first = store.getState().recap.brief.logo?.reference;
  await give(logos(), new File([png], 'new.png', { type: 'image/png' }));
  await waitFor(() => expect(store.getState().recap.brief.logo?.name).toBe('new.png'));
  expect(store.getState().recap.brief.logo?.reference).not.toBe(first);
  expect(within(screen.getByRole('list', { name: 'Your logo' })).getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  [
    '[E-R07] music of another kind',
    music,
    new File([mp3], 'song.flac', { type: 'audio/flac' }),
    'Invalid Music File Type',
  ],
  [
    '[E-R07] [A-47] music of more than 11534336 bytes',
    music,
    new File([new Uint8Array(fileLimits.musicBytes + 1)], 'long.mp3', { type: 'audio/mpeg' }),
    'File size exceeds 10MB limit',
  ],
  [
    '[E-R09] a logo of another kind',
    logos,
    new File([png], 'logo.jpg', { type: 'image/jpeg' }),
    'invalid image type',
  ],
  [
    '[E-R09] [A-15] a logo that is too large',
    logos,
    new File([new Uint8Array(fileLimits.logoBytes + 1)], 'logo.png', { type: 'image/png' }),
    'File size exceeds 10MB limit',
  ],
] as const)('%s is refused before anything is sent', async (_, place, file, message) => {
  const { store } = await openBookingStep('recap');
  await give(place(), file);
  const refusal = within(place()).getByText(message);
  expect(refusal.closest('[role=status]')).toHaveTextContent(`1 file wasn’t added${file.name}${message}`);
  expect(screen.queryByRole('button', { name: `Remove ${file.name}` })).toBeNull();
  expect(store.getState().recap.brief).toMatchObject({ music: null, logo: null });
});

test('[E-R07] the server checks the file, and Continue then offers to go on without it', async () => {
  const { store } = await openBookingStep('recap');
  await fillIn();
  await give(music(), new File(['not a song'], 'fake.mp3', { type: 'audio/mpeg' }));
  const row = within(screen.getByRole('list', { name: 'Your own music' }));
  expect(await row.findByText('Invalid Music File Type')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue Booking' }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('“fake.mp3” wasn’t added');
  expect(told).toHaveFocus();
  expect(store.getState().recap.isSubmitted).toBe(false);
  // The same file would be refused again.
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
  await userEvent.click(within(told).getByRole('button', { name: 'Continue without it' }));
  await waitFor(() => expect(location.search).toBe('?step=detail'));
  expect(store.getState().recap.brief.music).toBeNull();
});

test('[E-R07] retries a failed upload from where Continue stopped', async () => {
  await openBookingStep('recap', { apiHost: unreachableHost });
  await fillIn();
  await give(music(), song);
  expect(await screen.findByRole('button', { name: 'Try first-dance.mp3 again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue Booking' }));
  const told = await waitFor(alertAboutSong);
  expect(told).toHaveTextContent('“first-dance.mp3” wasn’t addedUnable to access server');
  const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
  await userEvent.click(within(told).getByRole('button', { name: 'Try again' }));
  const uploads = opened.mock.calls.filter(([, url]) => String(url).includes('UploadMusicFile'));
  opened.mockRestore();
  expect(uploads).toHaveLength(1);
  await waitFor(() => expect(alertAboutSong()).toHaveFocus());
  expect(location.search).toBe('?step=recap');
});

test('[E-R07] Continue waits for a running upload', async () => {
  const { store } = await openBookingStep('recap');
  await fillIn();
  await give(music(), largeSong());
  await userEvent.click(screen.getByRole('button', { name: 'Continue Booking' }));
  await waitFor(() => expect(location.search).toBe('?step=detail'), { timeout: 30_000 });
  expect(store.getState().recap.brief.music?.name).toBe('large.mp3');
});

test('[E-R07] shows the progress of an upload, and aborts it for another file', async () => {
  const { store } = await openBookingStep('recap');
  await give(music(), largeSong());
  expect(screen.getByRole('progressbar', { name: 'large.mp3' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove large.mp3' }));
  expect(screen.queryByRole('list', { name: 'Your own music' })).toBeNull();
  await give(music(), song);
  await waitFor(() => expect(store.getState().recap.brief.music?.name).toBe('first-dance.mp3'));
});
