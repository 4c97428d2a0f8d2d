import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { FileRow } from './file-row.tsx';
import type { FileState } from './file-row.tsx';

const onRetry = jest.fn();
const onRemove = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = (state: FileState) =>
  renderWithTexts(
    <ul>
      <FileRow name="dance.jpg" size="2.4 MB" state={state} onRetry={onRetry} onRemove={onRemove} />
    </ul>,
  );

test.each([
  [{ status: 'waiting' }, 'Waiting'],
  [{ status: 'paused' }, 'Paused'],
  [{ status: 'done' }, 'Uploaded'],
  [{ status: 'failed', reason: 'File size exceeds 10MB limit' }, 'File size exceeds 10MB limit'],
] as const)('a file that is %o says so in words', (state, words) => {
  show(state);
  expect(screen.getByRole('listitem')).toHaveTextContent('dance.jpg');
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('an uploading file shows its progress without announcing every percent', () => {
  show({ status: 'sending', percent: 41.6 });
  expect(screen.getByRole('progressbar', { name: 'dance.jpg' })).toHaveValue(42);
  expect(screen.getByText('42%')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Uploading$/);
});

test('only failed files can be retried, and all can be removed', async () => {
  const { unmount } = show({ status: 'failed', reason: 'No connection' });
  await userEvent.click(screen.getByRole('button', { name: 'Try dance.jpg again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove dance.jpg' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  unmount();
  show({ status: 'done' });
  expect(screen.queryByRole('button', { name: 'Try dance.jpg again' })).not.toBeInTheDocument();
});

test('a chosen file shows its preview and size, and no state', () => {
  show({ status: 'chosen' });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^dance\.jpg2\.4 MB$/);
  expect(screen.getByRole('button', { name: 'Remove dance.jpg' })).toBeVisible();
});
