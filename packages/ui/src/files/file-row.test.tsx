import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { FileRow } from './file-row.tsx';
import type { FileState } from './file-row.tsx';

const onRetry = jest.fn();
const onRemove = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = (state: FileState) =>
  renderWithWords(
    <ul>
      <FileRow name="dance.jpg" size="2.4 MB" state={state} onRetry={onRetry} onRemove={onRemove} />
    </ul>,
  );

test.each([
  [{ status: 'waiting' }, 'Waiting'],
  [{ status: 'done' }, 'Uploaded'],
  [{ status: 'failed', reason: 'File size exceeds 10MB limit' }, 'File size exceeds 10MB limit'],
] as const)('a file that is %o says so in words', (state, words) => {
  show(state);
  expect(screen.getByRole('listitem')).toHaveTextContent('dance.jpg');
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a file on its way shows how far it is, without telling every percent aloud', () => {
  show({ status: 'sending', percent: 41.6 });
  expect(screen.getByRole('progressbar', { name: 'dance.jpg' })).toHaveValue(42);
  expect(screen.getByText('42%')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Uploading$/);
});

test('only what failed can be tried again, and everything removed', async () => {
  const { unmount } = show({ status: 'failed', reason: 'No connection' });
  await userEvent.click(screen.getByRole('button', { name: 'Try dance.jpg again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove dance.jpg' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  unmount();
  show({ status: 'done' });
  expect(screen.queryByRole('button', { name: 'Try dance.jpg again' })).not.toBeInTheDocument();
});
