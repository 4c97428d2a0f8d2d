import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { canSelect } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { useSelection } from '../selection/use-selection.ts';
import { galleryFile, renderGallery } from '../testing/render-gallery.tsx';
import { GalleryGrid } from './gallery-grid.tsx';

const onOpen = jest.fn();
beforeEach(() => jest.clearAllMocks());

type ShownProps = { readonly files: readonly GalleryFile[]; readonly viewer: Viewer };

function Shown({ files, viewer }: ShownProps) {
  const isSelectable = useCallback((file: GalleryFile) => canSelect(viewer, file), [viewer]);
  const selection = useSelection(files, isSelectable);
  return (
    <GalleryGrid
      label="Images"
      files={files}
      selected={selection.ids}
      favourites={new Set([2])}
      isSelectable={isSelectable}
      onToggle={selection.toggle}
      onExtend={selection.extend}
      onSelectAll={selection.selectAll}
      onClear={selection.clear}
      onOpen={onOpen}
    />
  );
}

const host: Viewer = { kind: 'host' };
const manyFiles = (count: number) => Array.from({ length: count }, (_, index) => galleryFile(index + 1));
const show = (files: readonly GalleryFile[], viewer: Viewer = host) =>
  renderGallery(<Shown files={files} viewer={viewer} />);

const cell = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`^Photo ${number} of `) });
const selected = () =>
  screen
    .queryAllByRole('gridcell', { selected: true })
    .map((each) => /^Photo (\d+)/.exec(each.getAttribute('aria-label') ?? '')?.[1]);
/** jsdom does not say what kind of pointer an event is of. */
const touch = (name: string): Event =>
  Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType: 'touch' });
const press = (keys: string) => userEvent.keyboard(keys);

test('one file takes the Tab key, arrows move, Enter opens and Space selects', async () => {
  await show(manyFiles(6));
  await userEvent.tab();
  expect(cell(1)).toHaveFocus();
  await press('{ArrowRight}{ArrowRight}');
  expect(cell(3)).toHaveFocus();
  expect(cell(1)).toHaveAttribute('tabindex', '-1');
  await press(' ');
  expect(selected()).toEqual(['3']);
  await press('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  await press('{Home}');
  expect(cell(3)).not.toHaveFocus();
});

test('Shift with an arrow selects a range, Ctrl+A all, Escape none', async () => {
  await show(manyFiles(6));
  await userEvent.tab();
  await press(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(selected()).toEqual(['1', '2', '3']);
  await press('{Control>}a{/Control}');
  expect(selected()).toEqual(['1', '2', '3', '4', '5', '6']);
  await press('{Escape}');
  expect(selected()).toEqual([]);
});

test('a press opens; on the tick it selects, and then every press does; with Shift it selects a range', async () => {
  await show(manyFiles(6));
  await userEvent.click(cell(2));
  expect(onOpen).toHaveBeenCalledTimes(1);
  const tick = cell(2).querySelector('[data-tick]');
  if (tick === null) throw new Error('the file has no tick');
  await userEvent.click(tick);
  await userEvent.click(cell(4));
  expect(selected()).toEqual(['2', '4']);
  fireEvent.click(cell(6), { shiftKey: true });
  expect(selected()).toEqual(['2', '4', '5', '6']);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('on a touch screen a long press selects', async () => {
  jest.useFakeTimers();
  try {
    await show(manyFiles(3));
    fireEvent(cell(2), touch('pointerdown'));
    act(() => jest.advanceTimersByTime(600));
    fireEvent(cell(2), touch('pointerup'));
    fireEvent.click(cell(2));
    expect(selected()).toEqual(['2']);
    fireEvent.click(cell(3));
    expect(selected()).toEqual(['2', '3']);
    expect(onOpen).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test('[L-R06] a visitor cannot select a locked file, and its name says that it is locked', async () => {
  const files = [galleryFile(1), galleryFile(2, { isLocked: true })];
  await show(files, { kind: 'visitor', isSignedIn: true });
  await userEvent.tab();
  await press('{Control>}a{/Control}');
  expect(selected()).toEqual(['1']);
  expect(cell(2)).toHaveAccessibleName('Photo 2 of 2, by Maya, locked, favourite');
  expect(cell(2)).not.toHaveAttribute('aria-selected');
  expect(within(cell(2)).getByText('Locked')).toBeVisible();
});

test('a file that is being prepared, or cannot be shown, says so in words', async () => {
  await show([galleryFile(1, { state: 'working' }), galleryFile(3, { state: 'broken' })]);
  expect(cell(1)).toHaveAccessibleName('Photo 1 of 2, by Maya, being prepared');
  expect(cell(1)).toHaveTextContent('being prepared');
  expect(cell(2)).toHaveTextContent('can’t be shown');
});

test('a video that cannot be shown says so in words, and one without a poster shows a play tile', async () => {
  const video: Partial<GalleryFile> = {
    file: 'film.mp4',
    contentType: 'GALLERY_VIDEOS',
    durationSeconds: 65,
    thumbnailUrl: '',
    sizes: [],
  };
  await show([galleryFile(1, { ...video, state: 'broken' }), galleryFile(3, video)]);
  const [broken, withoutPoster] = screen.getAllByRole('gridcell');
  expect(broken).toHaveAccessibleName('Video 1 of 2, by Maya, can’t be shown, 1:05');
  expect(broken).toHaveTextContent(/can’t be shown.*1:05/);
  expect(withoutPoster).toHaveAccessibleName('Video 2 of 2, by Maya, 1:05');
  expect(withoutPoster?.textContent.trim()).toBe('1:05');
  expect(withoutPoster?.querySelector('.words svg')).toBeVisible();
  expect(withoutPoster?.querySelector('img')).toBeNull();
});

test('[A-116] of 2 000 files only those near the window are in the page, and the last can be reached', async () => {
  await show(manyFiles(2000));
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(100);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount');
  await userEvent.tab();
  await press('{Control>}{End}{/Control}');
  expect(cell(2000)).toHaveFocus();
});

test('an image has its place before it is loaded, and its widths', async () => {
  await show([galleryFile(1)]);
  const image = cell(1).querySelector('img');
  expect(image).toHaveAttribute('srcset', '/files/event/1-320.jpg 320w, /files/event/1-640.jpg 640w');
  expect(image).toHaveAttribute('width');
  expect(cell(1).style.inlineSize).toMatch(/px$/);
});
