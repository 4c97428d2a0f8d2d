import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Lightbox } from './lightbox.tsx';
import type { LightboxItem } from './lightbox.tsx';

const items: readonly LightboxItem[] = [
  { id: 'a', kind: 'photo', src: '/a.jpg', alt: 'The toast, by Maya' },
  { id: 'b', kind: 'photo', src: '/b.jpg', alt: 'The dance, by Maya' },
  { id: 'c', kind: 'video', src: '/c.mp4', alt: 'The speech, by Maya' },
  { id: 'd', kind: 'photo', src: '/d.jpg', alt: 'The cake, by Maya' },
];
const onMove = jest.fn();
beforeEach(() => onMove.mockClear());

function Gallery({ first }: { readonly first: number }) {
  const [index, setIndex] = useState<number | undefined>(first);
  return (
    <Lightbox
      items={items}
      index={index}
      onMove={(next) => {
        onMove(next);
        setIndex(next);
      }}
      onClose={() => setIndex(undefined)}
      actions={<button>Download</button>}
    />
  );
}

const dialog = (name: string) => screen.getByRole('dialog', { name });

test('it shows the position and loads only adjacent items', () => {
  renderWithTexts(<Gallery first={0} />);
  expect(dialog('Photo 1 of 4')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The toast, by Maya' })).toBeVisible();
  expect(screen.getByAltText('The dance, by Maya')).not.toBeVisible();
  expect(screen.queryByAltText('The cake, by Maya')).not.toBeInTheDocument();
});

test('arrow keys, Home and End move, and stop at the ends', async () => {
  renderWithTexts(<Gallery first={0} />);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(dialog('Photo 2 of 4')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(dialog('Photo 4 of 4')).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(onMove.mock.calls).toEqual([[1], [3], [0]]);
});

test('buttons move, and keep the focus at an end', async () => {
  renderWithTexts(<Gallery first={1} />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(dialog('Video 3 of 4')).toBeVisible();
  expect(screen.getByLabelText('The speech, by Maya')).toHaveAttribute('controls');
  await userEvent.click(next);
  await userEvent.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onMove.mock.calls).toEqual([[2], [3], [2]]);
});

test('a video handles the arrow keys itself', () => {
  renderWithTexts(<Gallery first={2} />);
  fireEvent.keyDown(screen.getByLabelText('The speech, by Maya'), { key: 'ArrowRight' });
  expect(onMove).not.toHaveBeenCalled();
});

test.each([
  ['to the left shows the next', 200, 100, 105, [[2]]],
  ['to the right shows the previous', 100, 200, 105, [[0]]],
  ['that is short is a press', 100, 120, 100, []],
  ['that goes down rather than across is none', 100, 180, 300, []],
])('a swipe %s', (_, fromX, toX, toY, moves) => {
  renderWithTexts(<Gallery first={1} />);
  const photo = screen.getByRole('img', { name: 'The dance, by Maya' });
  fireEvent.touchStart(photo, { touches: [{ clientX: fromX, clientY: 100 }] });
  fireEvent.touchEnd(photo, { changedTouches: [{ clientX: toX, clientY: toY }] });
  expect(onMove.mock.calls).toEqual(moves);
});

test('two fingers do not swipe', () => {
  renderWithTexts(<Gallery first={1} />);
  const photo = screen.getByRole('img', { name: 'The dance, by Maya' });
  fireEvent.touchStart(photo, {
    touches: [
      { clientX: 300, clientY: 100 },
      { clientX: 310, clientY: 100 },
    ],
  });
  fireEvent.touchEnd(photo, { changedTouches: [{ clientX: 100, clientY: 100 }] });
  expect(onMove).not.toHaveBeenCalled();
});

test('one finger moves a magnified photo instead of swiping, until it is small again', () => {
  // jsdom has none.
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.defineProperty(globalThis, 'visualViewport', { value: viewport, configurable: true });
  const zoomTo = (scale: number): void =>
    act(() => {
      viewport.scale = scale;
      viewport.dispatchEvent(new Event('resize'));
    });
  renderWithTexts(<Gallery first={1} />);
  const photo = screen.getByRole('img', { name: 'The dance, by Maya' });
  const swipe = (): void => {
    fireEvent.touchStart(photo, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(photo, { changedTouches: [{ clientX: 100, clientY: 100 }] });
  };
  zoomTo(2);
  swipe();
  expect(onMove).not.toHaveBeenCalled();
  zoomTo(1);
  swipe();
  expect(onMove.mock.calls).toEqual([[2]]);
  Reflect.deleteProperty(globalThis, 'visualViewport');
});

test('it closes by its button', async () => {
  renderWithTexts(<Gallery first={0} />);
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
