import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallResult } from '@repo/api-client/create-call';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { startI18n } from '@repo/i18n/start-i18n';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { UploadPanel } from './panel/upload-panel.tsx';
import { UploadQueue } from './queue/upload-queue.ts';
import { UploadArea } from './upload-area.tsx';
import { UploadContext } from './upload-context.ts';

type Answer = (result: CallResult<GalleryFile>) => void;

/** Shows the area and the panel over a queue whose calls are answered by the test. */
async function show(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  const answers = new Map<string, Answer>();
  const queue = new UploadQueue({
    send: ({ file }) => new Promise((resolve) => void answers.set(file.name, resolve)),
    onFinished: () => undefined,
  });
  const i18n = await startI18n(locale, 'uploads', 'errors', 'ui');
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <UiTexts>
        <UploadContext value={queue}>
          <UploadArea target={{ eventId: 7, eventName: 'Gala' }} />
          <UploadPanel />
        </UploadContext>
      </UiTexts>
    </I18nextProvider>,
  );
  const settle = (name: string, result: CallResult<GalleryFile>) =>
    act(async () => answers.get(name)?.(result));
  return {
    queue,
    choose: async (files: readonly File[]) => {
      const input = container.querySelector('input');
      if (input === null) throw new Error('there is no file field');
      await userEvent.upload(input, [...files], { applyAccept: false });
    },
    succeed: (name: string) => settle(name, { ok: true, value: {} as GalleryFile, message: '', meta: {} }),
    fail: (name: string, code: ApiFailure['code']) =>
      settle(name, { ok: false, failure: { code, message: '', details: [] } }),
  };
}

function UiTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return <UiTextProvider value={(key, values = {}) => t(key, { ...values })}>{children}</UiTextProvider>;
}

const file = (name: string) => new File(['x'.repeat(2048)], name);
const panel = () => within(screen.getByRole('region', { name: 'Uploads' }));
const files = () => panel().getAllByRole('listitem');

test('[L-R12] [U-R02] shows x of y, sizes in megabytes and cut names, and disables the button meanwhile', async () => {
  const { choose, succeed } = await show();
  const long = `${'a'.repeat(60)}.jpg`;
  await choose([file(long), file('b.jpg')]);
  expect(panel().getByText('Uploading 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload files' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('You can add more once this upload is finished.')).toBeVisible();
  await userEvent.click(panel().getByRole('button', { name: 'Show files' }));
  expect(files()[0]).toHaveTextContent(`${'a'.repeat(42)}...a.jpg`);
  expect(files()[0]).toHaveTextContent(/0\.01.MB/);
  await succeed(long);
  await succeed('b.jpg');
  expect(panel().getAllByText('2 files added')[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload files' })).toBeEnabled();
  await userEvent.click(panel().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('[U-R03] a wrong format is refused with its text, and the other files are uploaded', async () => {
  const { choose } = await show();
  await choose([file('notes.pdf'), file('b.jpg')]);
  expect(screen.getByText('notes.pdf').closest('li')).toHaveTextContent('File format not supported');
  expect(panel().getByText('Uploading 1 of 1')).toBeVisible();
});

test('[U-R09] [L-R13] a duplicate and a broken file each say why, and only a passing failure can be retried', async () => {
  const { choose, fail, succeed } = await show();
  await choose([file('same.jpg'), file('broken.jpg'), file('fine.jpg')]);
  await userEvent.click(panel().getByRole('button', { name: 'Show files' }));
  await fail('same.jpg', 'files_already_uploaded');
  await fail('broken.jpg', 'unsupported_image_format');
  expect(files()[0]).toHaveTextContent(
    'Files already uploaded. This file is in the gallery already, so we skipped it.',
  );
  expect(files()[1]).toHaveTextContent('Unsupported image format. We can’t read this file.');
  expect(within(files()[0] ?? document.body).queryByRole('button', { name: /again/ })).toBeNull();
  for (let time = 0; time < 3; time += 1) await fail('fine.jpg', 'internal_server_error');
  expect(panel().getByText('3 files weren’t added. See why below.')).toBeVisible();
  await userEvent.click(panel().getByRole('button', { name: 'Try fine.jpg again' }));
  await succeed('fine.jpg');
  expect(panel().getAllByText('1 file added')[0]).toBeVisible();
});

test('[FF-30] without an answer the files wait, and the panel says so', async () => {
  const { choose, fail, succeed } = await show();
  await choose([file('a.jpg')]);
  await fail('a.jpg', 'unable_to_access_server');
  expect(
    panel().getByText('No connection to the server. The upload goes on by itself.', {
      selector: ':not([role])',
    }),
  ).toBeVisible();
  expect(panel().getByRole('status')).toHaveTextContent(
    'No connection to the server. The upload goes on by itself.',
  );
  expect(await panel().findByText('Uploading 1 of 1, 0%', {}, { timeout: 30_000 })).toBeInTheDocument();
  expect(panel().queryByText('No connection to the server. The upload goes on by itself.')).toBeNull();
  await succeed('a.jpg');
  expect(panel().getAllByText('1 file added')[0]).toBeVisible();
});

test('[FF-30] while the server has no space left the files wait, and the panel says why', async () => {
  const { choose, fail, succeed } = await show();
  await choose([file('a.jpg')]);
  await fail('a.jpg', 'storage_is_full');
  const words = 'We’re out of storage space. The upload goes on by itself.';
  expect(panel().getByText(words, { selector: ':not([role])' })).toBeVisible();
  expect(panel().getByRole('status')).toHaveTextContent(words);
  expect(panel().queryByText(/No connection to the server/)).toBeNull();
  expect(await panel().findByText('Uploading 1 of 1, 0%', {}, { timeout: 30_000 })).toBeInTheDocument();
  expect(panel().queryByText(words)).toBeNull();
  await succeed('a.jpg');
  expect(panel().getAllByText('1 file added')[0]).toBeVisible();
});

test('all files that failed for a while are tried again by one press', async () => {
  const { choose, fail, succeed } = await show();
  await choose([file('a.jpg'), file('b.jpg'), file('same.jpg')]);
  await fail('same.jpg', 'files_already_uploaded');
  for (let time = 0; time < 3; time += 1)
    for (const name of ['a.jpg', 'b.jpg']) await fail(name, 'internal_server_error');
  await userEvent.click(panel().getByRole('button', { name: 'Try all again' }));
  for (const name of ['a.jpg', 'b.jpg']) await succeed(name);
  expect(panel().getAllByText('2 files added')[0]).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Try all again' })).toBeNull();
});

test('a file is paused, resumed and cancelled', async () => {
  const { choose } = await show();
  await choose([file('a.mp4'), file('b.mp4')]);
  await userEvent.click(panel().getByRole('button', { name: 'Show files' }));
  await userEvent.click(panel().getByRole('button', { name: 'Pause a.mp4' }));
  expect(files()[0]).toHaveTextContent('Paused');
  expect(files()[1]).toHaveTextContent('Uploading');
  await userEvent.click(panel().getByRole('button', { name: 'Resume a.mp4' }));
  expect(files()[0]).toHaveTextContent('Waiting');
  await userEvent.click(panel().getByRole('button', { name: 'Remove a.mp4' }));
  expect(files()).toHaveLength(1);
  await userEvent.click(panel().getByRole('button', { name: 'Pause' }));
  await userEvent.click(panel().getByRole('button', { name: 'Resume' }));
  await userEvent.click(panel().getByRole('button', { name: 'Cancel upload' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('speaks French', async () => {
  const { choose } = await show('fr-CA');
  await choose([file('a.jpg')]);
  const region = screen.getByRole('region', { name: 'Téléversements' });
  expect(within(region).getByText('Téléversement 1 sur 1')).toBeVisible();
});

test('files that a reload has stopped are named, chosen again, or left out', async () => {
  const { queue, succeed } = await show();
  const left = ['1.jpg', '2.jpg', '3.jpg'].map((name) => ({
    name,
    bytes: 2048,
    target: { eventId: 7, eventName: 'Gala' },
  }));
  act(() => queue.keepIn({ read: () => left, write: () => undefined }));
  expect(panel().getByText('3 files for Gala weren’t added before the page reloaded')).toBeVisible();
  expect(files().map((each) => each.textContent)).toEqual([
    expect.stringContaining('1.jpg'),
    expect.stringContaining('2.jpg'),
    expect.stringContaining('3.jpg'),
  ]);
  const chooser = screen.getByLabelText('Choose them again', { selector: 'input' });
  await userEvent.upload(chooser, [file('1.jpg'), file('other.jpg'), file('3.jpg')], { applyAccept: false });
  expect(panel().getByText('1 other file isn’t on this list. Add it in the gallery.')).toBeVisible();
  expect(panel().getByText('Uploading 2 of 2')).toBeVisible();
  expect(panel().getByText('1 file for Gala wasn’t added before the page reloaded')).toBeVisible();
  for (const name of ['1.jpg', '3.jpg']) await succeed(name);
  expect(panel().getAllByText('2 files added')[0]).toBeVisible();
  await userEvent.click(panel().getByRole('button', { name: 'Leave them out' }));
  expect(panel().queryByText(/before the page reloaded/)).toBeNull();
});
