import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { dayWithWeekday } from '@repo/i18n/formats/dates';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { jpegFile } from '../../testing/jpeg-file.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const provider = 'liam';
const newName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** Books an event at which the provider has checked in. */
async function checkedInEvent(days: number) {
  const name = newName('Gallery');
  const booked = await bookedRequest({ provider, name, days });
  await booked.answer(true);
  await booked.check('checkIn');
  return { name, ...booked };
}
const open = (eventId: number, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  openPortal({ provider, path: providerEventPath('Gallery', eventId), locale });
const button = (name: string) => screen.getByRole('button', { name });

async function upload(container: HTMLElement, files: File[]): Promise<void> {
  await screen.findByRole('button', { name: 'Upload files' }, patience);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no file field');
  await userEvent.upload(input, files, { applyAccept: false });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[T-R07] before the check-in the gallery is closed, and an unknown event says so', async () => {
  const name = newName('Closed');
  const { eventId, answer } = await bookedRequest({ provider, name, days: 110 });
  await answer(true);
  const { unmount } = await open(eventId);
  expect(await screen.findByRole('heading', { name: 'The gallery isn’t open yet' }, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull();
  unmount();
  await open(999_999);
  expect(
    await screen.findByRole('heading', { name: 'This event isn’t among yours' }, patience),
  ).toBeVisible();
});

test.each([0, 2_147_483_648])(
  '[U-R01] an address with the event %d names none of the own events',
  async (id) => {
    await open(id);
    expect(
      await screen.findByRole('heading', { name: 'This event isn’t among yours' }, patience),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to my events' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/MyEvents$/),
    );
  },
);

test('[U-R01] while the gallery of another event is loaded, that of the event before is not shown', async () => {
  const { eventId } = await checkedInEvent(105);
  await open(eventId);
  expect(await screen.findByRole('heading', { name: 'No files uploaded' }, patience)).toBeVisible();
  // No answer from here on.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  act(() => {
    history.pushState(null, '', providerEventPath('Gallery', eventId + 1));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'No files uploaded' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'This event isn’t among yours' })).toBeNull();
});

test('[U-R01] names the event with its day and its ID above its gallery', async () => {
  const { eventId, name, day } = await checkedInEvent(140);
  const { container } = await open(eventId);
  expect(await screen.findByText(name, {}, patience)).toBeVisible();
  expect(factsIn(container)).toEqual([
    `Event: ${name}`,
    `Event Date: ${dayWithWeekday(day, 'en-CA')}`,
    expect.stringMatching(/^Event ID: [A-HJ-NP-Z2-9]{12}$/),
  ]);
});

test('[U-R01] [U-R02] [U-R08] [U-R09] [L-R13] uploads photos, says what is wrong with others, and adds one to the profile', async () => {
  const { eventId, name } = await checkedInEvent(115);
  const { container } = await open(eventId);
  expect(await screen.findByText(name, {}, patience)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No files uploaded' }, patience)).toBeVisible();
  const broken = new File(['no image'], 'broken.jpg', { type: 'image/jpeg' });
  await upload(container, [jpegFile('one.jpg'), jpegFile('two.jpg'), broken]);
  expect(await screen.findByText('Added to gallery successfully', {}, patience)).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Uploads' }, patience));
  expect(list.getByText('broken.jpg').closest('li')).toHaveTextContent(
    /(Unsupported image format|File format not supported)/,
  );
  expect(await screen.findByRole('tab', { name: 'Images 2' }, patience)).toBeVisible();

  await upload(container, [jpegFile('one.jpg')]);
  expect(
    await list.findByText(/^Files already uploaded\. This file is in the gallery already/),
  ).toBeVisible();

  await userEvent.click(button('Add to profile'));
  expect(await screen.findByText('please select image', {}, patience)).toBeVisible();
  await userEvent.click(button('Select All'));
  await userEvent.click(button('Add to profile'));
  // The event is not over.
  expect(
    await screen.findByText(/(You can use photos 7 days after|hasn’t agreed to these photos)/, {}, patience),
  ).toBeVisible();
});

test('[U-R02] [U-R08] a video is added to the tab of videos, and is refused for the profile', async () => {
  // jsdom makes no addresses of files, from which the poster would be made.
  Object.assign(URL, { createObjectURL: () => 'blob:dance', revokeObjectURL: () => undefined });
  const { eventId } = await checkedInEvent(145);
  const { container } = await open(eventId);
  await upload(container, [new File(['\0\0\0\x18ftypisom\0\0\0\0isommp42'], 'dance.mp4')]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Videos 1' }, patience));
  expect(await screen.findByRole('gridcell', { name: /^Video 1 of 1, by Liam/ }, patience)).toBeVisible();
  await userEvent.click(button('Select All'));
  await userEvent.click(button('Add to profile'));
  expect(await screen.findByText('Please Unselect Videos', {}, patience)).toBeVisible();
});

test('[A-42] an own photo that was deleted is among the deleted files, and comes back', async () => {
  const { eventId } = await checkedInEvent(120);
  const { container } = await open(eventId);
  await upload(container, [jpegFile('one.jpg')]);
  expect(await screen.findByRole('tab', { name: 'Images 1' }, patience)).toBeVisible();
  await userEvent.click(button('Select All'));
  await userEvent.click(button('Delete'));
  expect(await screen.findByRole('tab', { name: 'Images 0' }, patience)).toBeVisible();
  await userEvent.click(button('Deleted files'));
  const trash = within(await screen.findByRole('dialog', { name: 'Deleted files' }, patience));
  expect(await trash.findByText(/^one\.jpg, by Liam /, {}, patience)).toBeVisible();
  await userEvent.click(trash.getByRole('button', { name: 'Restore one.jpg' }));
  expect(await trash.findByText('1 file restored.', {}, patience)).toHaveFocus();
  expect(await screen.findByRole('tab', { name: 'Images 1', hidden: true }, patience)).toBeInTheDocument();
});

const megabyte = 1_048_576;

/** Returns a file that says that it has this size. */
function fileOf(name: string, megabytes: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: megabytes * megabyte });
  return file;
}

test('[U-R03] [U-R04] [U-R05] [U-R06] another format, a file too large, too much at once and too many are refused in words', async () => {
  const { eventId } = await checkedInEvent(130);
  const { container } = await open(eventId);
  const films = (count: number, megabytes: number) =>
    Array.from({ length: count }, (_, index) => fileOf(`film ${index}.mp4`, megabytes));
  const refused: readonly (readonly [readonly File[], string])[] = [
    [[fileOf('notes.pdf', 1)], 'File format not supported'],
    [[fileOf('long.mp4', 400)], 'Each File size should be under 400MB.'],
    [films(6, 399), 'Upto 2000 MBs are allowed in an attempt'],
    [films(501, 1), 'Choose at most 500 files at a time.'],
  ];
  for (const [files, reason] of refused) {
    await upload(container, [...files]);
    expect(await screen.findByText(reason, {}, patience)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'No files uploaded' })).toBeVisible();
});

test('[U-R10] the preview of a provider has no download', async () => {
  const { eventId } = await checkedInEvent(135);
  const { container } = await open(eventId);
  await upload(container, [jpegFile('photo.jpg')]);
  await userEvent.click(await screen.findByRole('gridcell', { name: /^Photo 1 of 1/ }, patience));
  const preview = within(await screen.findByRole('dialog', { name: /^Photo 1 of 1/ }, patience));
  expect(preview.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(preview.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('[L-R07] [T-R07] deletes own photos, and checks out in the gallery with the question of the list', async () => {
  const { eventId } = await checkedInEvent(120);
  const { container } = await open(eventId);
  await upload(container, [jpegFile('a.jpg'), jpegFile('b.jpg')]);
  expect(await screen.findByRole('tab', { name: 'Images 2' }, patience)).toBeVisible();
  await userEvent.click(button('Select All'));
  await userEvent.click(button('Delete'));
  expect(await screen.findByText('Files deleted', {}, patience)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No files uploaded' }, patience)).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(await screen.findByRole('tab', { name: 'Images 2' }, patience)).toBeVisible();

  await userEvent.click(button('Checkout'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Have you finished uploading all content to the gallery? Please hit OK to continue to checkout or cancel to go back and finish uploading to the gallery.',
  );
  await userEvent.click(button('OK'));
  expect(await screen.findByText(/^You checked out of “/, {}, patience)).toBeVisible();
  await waitFor(() => expect(button('Checkout')).toHaveAttribute('aria-disabled', 'true'), patience);
  // The note stays while the event moves to the other list.
  const note = screen.getByText(/^You checked out of “/);
  expect(note.closest('[role="status"]')).toHaveFocus();
  expect(button('Checkout')).toHaveAccessibleDescription('You’ve checked out of this event.');
});

test('[U-R01] speaks French', async () => {
  const { eventId } = await checkedInEvent(125);
  await open(eventId, 'fr-CA');
  expect(await screen.findByRole('heading', { level: 1, name: 'GALERIE' }, patience)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Aucun fichier téléversé' }, patience)).toBeVisible();
  expect(button('Noter le départ')).toBeVisible();
});
