import type { TrashedFile } from '@repo/contracts/galleries/gallery-file';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryFile, renderGallery } from '../testing/render-gallery.tsx';
import { TrashList } from './trash-list.tsx';

const day = 86_400;
const noon = Date.UTC(2026, 10, 28, 17) / 1000;

const trashed = (id: number, changes: Partial<TrashedFile> = {}): TrashedFile => ({
  ...galleryFile(id),
  keptUntil: noon + 30 * day,
  ...changes,
});

/** Shows files of a trash, which leave it when they are restored. */
async function showTrash(
  all: readonly TrashedFile[],
  {
    viewer = { kind: 'host' },
    total = all.length,
    isRefused = false,
  }: {
    readonly viewer?: Viewer;
    readonly total?: number;
    readonly isRefused?: boolean;
  } = {},
) {
  const asked: number[][] = [];
  const listOf = (items: readonly TrashedFile[]) => (
    <TrashList
      trash={{ items, total }}
      viewer={viewer}
      nowSeconds={noon}
      onRestore={(files) => {
        asked.push(files.map(({ id }) => id));
        if (isRefused) return Promise.resolve(false);
        rerender(listOf(items.filter((file) => !files.includes(file))));
        return Promise.resolve(true);
      }}
    />
  );
  const { rerender } = await renderGallery(listOf(all));
  return asked;
}

test('[A-42] each deleted file has its uploader and until when it is kept', async () => {
  await showTrash([
    trashed(1),
    trashed(2, { file: 'Dance.mp4', contentType: 'GALLERY_VIDEOS', thumbnailUrl: '' }),
  ]);
  expect(screen.getByText(/^Files you delete stay here for 30 days\./)).toBeVisible();
  const [photo, video] = screen.getAllByRole('listitem');
  expect(photo).toHaveTextContent('1.jpg, by Maya');
  expect(photo).toHaveTextContent('Kept until Monday, December 28, 2026 at 12:00 p.m. EST');
  expect(photo?.querySelector('img')).toHaveAttribute('src', '/files/event/1-320.jpg');
  expect(video).toHaveTextContent('Dance.mp4, by Maya');
  expect(video?.querySelector('img')).toBeNull();
});

test('[A-42] restores one file, then the others together, and says so where the focus is', async () => {
  const asked = await showTrash([trashed(1), trashed(2), trashed(3)]);
  await userEvent.click(screen.getByRole('button', { name: 'Restore 2.jpg' }));
  expect(screen.getByText('1 file restored.')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Restore these 2 files' }));
  expect(screen.getByText('2 files restored.')).toHaveFocus();
  expect(asked).toEqual([[2], [1, 3]]);
  expect(screen.getByRole('heading', { name: 'Nothing deleted' })).toBeVisible();
});

test('a refused restoration is not called done', async () => {
  const asked = await showTrash([trashed(1)], { isRefused: true });
  const restore = screen.getByRole('button', { name: 'Restore 1.jpg' });
  await userEvent.click(restore);
  expect(asked).toEqual([[1]]);
  expect(restore).toHaveFocus();
  expect(screen.queryByText(/restored/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Restore (these|this)/ })).toBeNull();
});

test('[A-42] a provider restores until a day after the check-out', async () => {
  await showTrash([trashed(1)], { viewer: { kind: 'provider', checkedOutAtSeconds: noon - day } });
  expect(screen.getByText('You can restore files until a day after you check out.')).toBeVisible();
  expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull();
});

test('says how many more files were deleted before those of the first page', async () => {
  await showTrash([trashed(1), trashed(2)], { total: 5 });
  expect(screen.getByText('3 more files were deleted before these.')).toBeVisible();
});
