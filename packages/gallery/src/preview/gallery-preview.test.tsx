import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { galleryFile, renderGallery } from '../testing/render-gallery.tsx';
import { GalleryPreview } from './gallery-preview.tsx';

type ShownProps = { readonly files: readonly GalleryFile[]; readonly viewer: Viewer };

function Shown({ files, viewer }: ShownProps) {
  const [shown, setShown] = useState<number | undefined>(files[0]?.id);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <GalleryPreview
      files={files}
      shown={shown}
      viewer={viewer}
      favourites={new Set()}
      isPlaying={isPlaying}
      onPlay={setIsPlaying}
      onFavourite={() => undefined}
      onMove={setShown}
      onClose={() => setShown(undefined)}
    />
  );
}

const files = [
  galleryFile(1),
  galleryFile(2, { isLocked: true }),
  galleryFile(3, { file: 'clip.MOV', contentType: 'GALLERY_VIDEOS', durationSeconds: 65 }),
];
const show = (viewer: Viewer) => renderGallery(<Shown files={files} viewer={viewer} />);
const download = () => screen.queryByRole('button', { name: 'Download' });
const photo = (name: string) => screen.getByRole('img', { name });

test('[L-R10] [L-R06] previous and next move; the download icon is hidden for a locked file', async () => {
  await show({ kind: 'host' });
  expect(photo('Photo 1 of 3, by Maya')).toBeVisible();
  expect(download()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(photo('Photo 2 of 3, by Maya')).toBeVisible();
  expect(download()).toBeNull();
  expect(screen.getByText('Locked')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByLabelText('Video 3 of 3, by Maya')).toHaveAttribute('controls');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(photo('Photo 1 of 3, by Maya')).toBeVisible();
});

test('[U-R10] a provider has no download icon', async () => {
  await show({ kind: 'provider', checkedOutAtSeconds: null });
  expect(photo('Photo 1 of 3, by Maya')).toBeVisible();
  expect(download()).toBeNull();
});

test('a slideshow shows the next file every four seconds until it is paused', async () => {
  await show({ kind: 'host' });
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    act(() => jest.advanceTimersByTime(4000));
    expect(photo('Photo 2 of 3, by Maya')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(photo('Photo 2 of 3, by Maya')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
