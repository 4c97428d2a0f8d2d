import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { ImageCarousel } from './image-carousel.tsx';
import { sizedImageOf } from './sized-image.ts';

const images = ['Toast', 'Dance', 'Cake'].map((alt) => ({ src: `/${alt}.jpg`, alt }));

/** Mocks the layout of the track: one image wide, with scroll events. */
function layOut(): HTMLElement {
  const track = screen.getByRole('group', { name: 'Work of Maya' });
  let left = 0;
  Object.defineProperties(track, {
    clientWidth: { value: 300 },
    scrollLeft: {
      configurable: true,
      get: () => left,
      set: (value: number) => {
        left = value;
        fireEvent.scroll(track);
      },
    },
  });
  return track;
}

const show = (count = 3): HTMLElement => {
  renderWithTexts(<ImageCarousel label="Work of Maya" images={images.slice(0, count)} />);
  return layOut();
};

test('the first image loads eagerly, the others lazily', () => {
  show();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});

test('all images of a carousel below the first view load lazily', () => {
  renderWithTexts(<ImageCarousel label="Work of Maya" images={images} isBelowFold />);
  for (const image of screen.getAllByRole('img')) expect(image).toHaveAttribute('loading', 'lazy');
});

test('the browser chooses among the sizes of an image by the width of the card', () => {
  const sizes = [{ widthPx: 320, url: '/Toast.320.webp' }];
  const toast = sizedImageOf({ imageUrl: '/Toast.jpg', widthPx: 1120, heightPx: 840, sizes });
  const dance = sizedImageOf({ imageUrl: '/Dance.jpg', widthPx: null, heightPx: null, sizes: [] });
  renderWithTexts(
    <ImageCarousel
      label="Work of Maya"
      sizes="20rem"
      images={[
        { ...toast, alt: 'Toast' },
        { ...dance, alt: 'Dance' },
      ]}
    />,
  );
  const image = screen.getByRole('img', { name: 'Toast' });
  expect(image).toHaveAttribute('srcset', '/Toast.320.webp 320w, /Toast.jpg 1120w');
  expect(image).toHaveAttribute('sizes', '20rem');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1120', '840']);
  expect(screen.getByRole('img', { name: 'Dance' })).not.toHaveAttribute('srcset');
});

test('buttons step through the images, stop at the ends and keep the focus', async () => {
  const track = show();
  const next = screen.getByRole('button', { name: 'Next photo: Work of Maya' });
  const previous = screen.getByRole('button', { name: 'Previous photo: Work of Maya' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(screen.getByText('2 of 3')).toBeVisible();
  await userEvent.click(next);
  await userEvent.click(next);
  expect(track.scrollLeft).toBe(600);
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await userEvent.click(previous);
  expect(track.scrollLeft).toBe(300);
});

test('all presses count, even while the track still scrolls', async () => {
  const track = show();
  let asked = 0;
  Object.defineProperty(track, 'scrollLeft', {
    get: () => 0,
    set: (value: number) => {
      asked = value;
    },
  });
  await userEvent.dblClick(screen.getByRole('button', { name: /Next photo/ }));
  expect(asked).toBe(600);
});

test('a swipe updates the position', () => {
  const track = show();
  fireEvent.touchStart(track);
  track.scrollLeft = 580;
  expect(screen.getByText('3 of 3')).toBeVisible();
});

test('a single image has no buttons', () => {
  const track = show(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
  expect(track).not.toHaveAttribute('tabindex');
});
