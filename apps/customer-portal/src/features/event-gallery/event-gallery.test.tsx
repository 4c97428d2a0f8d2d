import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { brand } from '@repo/domain/brand';
import { eventTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventIdOf } from '../../testing/host-api.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const party = 'Nana’s eightieth birthday';
/** Its two videos and its recap, which are not among the images. */
const videos = 3;

/** Opens the gallery of a demo event. */
async function openGallery(list: string, name: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  const eventId = await eventIdOf(list, name);
  await openPortal({ path: eventTabPath(eventId, 'Gallery'), locale });
  return eventId;
}

/** Returns the files as the server has them. */
async function filesOnServer(
  eventId: number,
): Promise<readonly Pick<GalleryFile, 'id' | 'file' | 'imageUrl' | 'isLocked'>[]> {
  const { token } = await demoSession('host', 'host');
  const { gallery } = await callApi(`/api/v1/User/EventGallery/${eventId}`, undefined, token, 'GET');
  return gallery;
}

const photo = (number: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`^Photo ${number} of `) }, patience);
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: RegExp) => screen.findByRole('tab', { name }, patience);

/** Selects a photo by its tick. */
async function select(number: number): Promise<void> {
  const tick = (await photo(number)).querySelector('[data-tick]');
  if (tick === null) throw new Error(`photo ${number} cannot be selected`);
  await userEvent.click(tick);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[L-R01] [L-R02] [L-R03] shows the event with its day and ID, the link to share and three tabs with their files', async () => {
  const eventId = await openGallery('completed', party);
  expect(await photo(1)).toHaveAccessibleName(/^Photo 1 of \d+, by \w+/);
  const link = screen.getByRole('textbox', { name: 'Share link' });
  expect(link).toHaveProperty(
    'value',
    expect.stringMatching(/^http.*\/SharedGallery\?eventid=[A-HJ-NP-Z2-9]{12}$/),
  );
  expect(button('COPY')).toBeVisible();
  const publicId = new URL(String(Reflect.get(link, 'value'))).searchParams.get('eventid');
  const facts = new RegExp(`Event${party}Event Date\\w+day, \\w+ \\d+, \\d{4}Event ID${publicId}`);
  await waitFor(() => expect(screen.getAllByRole('tabpanel')[0]).toHaveTextContent(facts), patience);
  expect(await tab(/^Images \d+$/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await tab(/^Videos 2$/));
  const names = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
  expect(names).toEqual([
    expect.stringMatching(/^Video 1 of 2, by \w+.*, \d:\d\d/),
    expect.stringMatching(/^Video 2 of 2/),
  ]);
  expect(location.search).toBe('?kind=video');
  await userEvent.click(await tab(/^Recap\(z\) 1$/));
  expect(screen.getByRole('gridcell', { name: /^Recap 1 of 1, by Maya.*, \d:\d\d/ })).toBeVisible();
  expect((await filesOnServer(eventId)).length).toBeGreaterThan(10);
});

test('[L-R04] [L-R05] [Z-R08] Select All, and locking two photos, which shows at once and reaches the server', async () => {
  const eventId = await openGallery('completed', party);
  await photo(1);
  expect(button('Lock')).toHaveAccessibleDescription('Select a file first.');
  await userEvent.click(button('Select All'));
  expect(screen.getByText(/^\d{2} selected \(.*[kM]B\)$/)).toBeVisible();
  expect(button('Download selected')).toHaveAccessibleDescription(/^Downloading several files at once isn’t/);
  await userEvent.click(button('Select none'));
  await select(1);
  await select(2);
  await userEvent.click(button('Lock'));
  for (const number of [1, 2])
    await waitFor(async () => expect(await photo(number)).toHaveAccessibleName(/, locked/), patience);
  expect(await screen.findByText('Updated', {}, patience)).toBeVisible();
  const isLocked = async () => (await filesOnServer(eventId)).filter((file) => file.isLocked).length;
  await waitFor(async () => expect(await isLocked()).toBe(2), patience);
  await userEvent.click(button('Unlock'));
  await waitFor(async () => expect(await isLocked()).toBe(0), patience);
});

test('[L-R05] a lock that the server does not get is taken back', async () => {
  await openGallery('completed', party);
  await select(3);
  // No connection from here on.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await userEvent.click(button('Lock'));
  expect(await screen.findByText('Unable to access server', {}, patience)).toBeVisible();
  await waitFor(async () => expect(await photo(3)).not.toHaveAccessibleName(/locked/), patience);
});

test('[L-R07] [Z-R08] a photo is deleted at once and taken back within ten seconds', async () => {
  const eventId = await openGallery('completed', party);
  const before = await filesOnServer(eventId);
  await select(1);
  await userEvent.click(button('Delete'));
  expect(await screen.findByText('Files deleted', {}, patience)).toBeVisible();
  expect(await filesOnServer(eventId)).toHaveLength(before.length - 1);
  expect(await tab(new RegExp(`^Images ${before.length - videos - 1}$`))).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(await tab(new RegExp(`^Images ${before.length - videos}$`))).toBeVisible();
  expect(await filesOnServer(eventId)).toHaveLength(before.length);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('[L-R01] the tab of a recap that is deleted says that there is none', async () => {
  await openGallery('completed', party);
  await userEvent.click(await tab(/^Recap\(z\) 1$/));
  await userEvent.click(button('Select All'));
  await userEvent.click(button('Delete'));
  expect(await screen.findByRole('heading', { name: 'No recap' }, patience)).toBeVisible();
  expect(await screen.findByText('Files deleted', {}, patience)).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(await tab(/^Recap\(z\) 1$/)).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /^Recap 1 of 1/ }, patience)).toBeVisible();
});

test('[A-42] a photo that was deleted before is restored from the deleted files', async () => {
  const eventId = await openGallery('completed', party);
  const before = await filesOnServer(eventId);
  await select(1);
  await userEvent.click(button('Delete'));
  expect(await tab(new RegExp(`^Images ${before.length - videos - 1}$`))).toBeVisible();
  await userEvent.click(button('Deleted files'));
  const trash = within(await screen.findByRole('dialog', { name: 'Deleted files' }, patience));
  expect(await trash.findByText(/^Kept until /, {}, patience)).toBeVisible();
  await userEvent.click(trash.getByRole('button', { name: /^Restore .*\.\w+$/ }));
  expect(await trash.findByText('1 file restored.', {}, patience)).toHaveFocus();
  expect(trash.getByRole('heading', { name: 'Nothing deleted' })).toBeVisible();
  expect((await filesOnServer(eventId)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await userEvent.click(trash.getByRole('button', { name: 'Close' }));
  expect(button('Deleted files')).toHaveFocus();
  expect(await tab(new RegExp(`^Images ${before.length - videos}$`))).toBeVisible();
});

test('[A-42] a file that the server does not restore stays among the deleted ones', async () => {
  const eventId = await openGallery('completed', party);
  const before = await filesOnServer(eventId);
  await select(1);
  await userEvent.click(button('Delete'));
  expect(await screen.findByText('Files deleted', {}, patience)).toBeVisible();
  await userEvent.click(button('Deleted files'));
  const trash = within(await screen.findByRole('dialog', { name: 'Deleted files' }, patience));
  const restore = await trash.findByRole('button', { name: /^Restore .*\.\w+$/ }, patience);
  // No connection from here on.
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await userEvent.click(restore);
  expect(await screen.findByText('Unable to access server', {}, patience)).toBeVisible();
  send.mockRestore();
  await userEvent.click(await trash.findByRole('button', { name: /^Restore .*\.\w+$/ }, patience));
  expect(await trash.findByText('1 file restored.', {}, patience)).toBeVisible();
  expect(await filesOnServer(eventId)).toHaveLength(before.length);
});

test('[A-42] without a network the deleted files say so, and are shown once it is back', async () => {
  await openGallery('completed', party);
  await select(1);
  await userEvent.click(button('Delete'));
  expect(await screen.findByText('Files deleted', {}, patience)).toBeVisible();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await userEvent.click(button('Deleted files'));
  const trash = within(await screen.findByRole('dialog', { name: 'Deleted files' }, patience));
  expect(await trash.findByText('You’re offline', {}, patience)).toBeVisible();
  isOnline.mockRestore();
  send.mockRestore();
  await userEvent.click(trash.getByRole('button', { name: 'Try again' }));
  expect(await trash.findByText(/^Kept until /, {}, patience)).toBeVisible();
});

test('[L-R10] a photo opens with previous and next, and Back closes it', async () => {
  await openGallery('completed', party);
  await userEvent.click(await photo(1));
  const preview = await screen.findByRole('dialog', { name: /^Photo 1 of / });
  expect(within(preview).getByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.click(within(preview).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: /^Photo 2 of / })).toBeVisible();
  expect(location.search).toMatch(/file=\d+/);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[L-R10] a photo that is opened after Back has left a slideshow stays', async () => {
  await openGallery('completed', party);
  await photo(1);
  await userEvent.click(button('Slideshow'));
  expect(await screen.findByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await photo(2));
  expect(await screen.findByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('favourites stay on the device, and can be shown alone', async () => {
  await openGallery('completed', party);
  await userEvent.click(await photo(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite' }));
  await userEvent.click(button('Close'));
  expect(await photo(2)).toHaveAccessibleName(/favourite/);
  await userEvent.click(button('Favourites only'));
  expect(screen.getAllByRole('gridcell')).toHaveLength(1);
});

test('[L-R11] [L-R14] an empty gallery says so, and takes a photo of the host', async () => {
  const ofParty = await filesOnServer(await eventIdOf('completed', party));
  const { imageUrl = '' } = ofParty.find(({ file }) => file.endsWith('.webp')) ?? {};
  const content = await (await fetch(`${location.origin}${imageUrl}`)).arrayBuffer();
  const eventId = await openGallery('completed', 'Spring showcase at the studio');
  expect(await screen.findByRole('heading', { name: 'No files uploaded' }, patience)).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no file field');
  await userEvent.upload(input, new File([content], 'cake.webp', { type: 'image/webp' }));
  expect(await screen.findByText('Added to gallery successfully', {}, patience)).toBeVisible();
  expect(await tab(/^Images 1$/)).toBeVisible();
  expect(await photo(1)).toBeVisible();
  expect(await filesOnServer(eventId)).toMatchObject([{ file: 'cake.webp' }]);
});

test('[A-44] the switch for early use says what it means, and reaches the server', async () => {
  const eventId = await openGallery('completed', party);
  await userEvent.click(
    await screen.findByRole('button', { name: 'What may be done with the photos' }, patience),
  );
  const early = await screen.findByRole(
    'checkbox',
    { name: `Let every ${brand.singular} of this event use its photos now` },
    patience,
  );
  await userEvent.click(early);
  expect(await screen.findByText('Updated', {}, patience)).toBeVisible();
  await waitFor(() => expect(early).toBeChecked(), patience);
  const isAllowed = async () => {
    const { token } = await demoSession('host', 'host');
    const path = `/api/v1/User/EventGallery/${eventId}`;
    return (await callApi(path, undefined, token, 'GET')).isEarlyProfileUseAllowed;
  };
  expect(await isAllowed()).toBe(true);
  await userEvent.click(early);
  await waitFor(() => expect(early).not.toBeChecked(), patience);
  await waitFor(async () => expect(await isAllowed()).toBe(false), patience);
});

test('[L-R01] speaks French', async () => {
  await openGallery('completed', party, 'fr-CA');
  expect(await screen.findByRole('gridcell', { name: /^Photo 1 sur \d+, par \w+/ }, patience)).toBeVisible();
  expect(button('COPIER')).toBeVisible();
  expect(button('Tout sélectionner')).toBeVisible();
});
