import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { ImageCarousel } from './image-carousel.tsx';

const images = ['Toast', 'Dance', 'Cake'].map((alt) => ({ src: `/${alt}.jpg`, alt }));

/** The track as a browser lays it out: as wide as one picture, and telling when it scrolls. */
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
  renderWithWords(<ImageCarousel label="Work of Maya" images={images.slice(0, count)} />);
  return layOut();
};

test('the first picture is loaded at once, the others when they come near', () => {
  show();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});

test('buttons step through the pictures, stop at the ends and keep the focus', async () => {
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

test('presses faster than the track scrolls all count', async () => {
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

test('a swipe is followed', () => {
  const track = show();
  fireEvent.touchStart(track);
  track.scrollLeft = 580;
  expect(screen.getByText('3 of 3')).toBeVisible();
});

test('a single picture needs no buttons', () => {
  const track = show(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
  expect(track).not.toHaveAttribute('tabindex');
});
