import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './when-near.tsx';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Stands for the window, whose scrolling jsdom does not have. */
function followScrolling() {
  const watched = new Map<Report, Element>();
  class Watch {
    readonly report: Report;
    constructor(report: Report) {
      this.report = report;
    }
    observe(place: Element): void {
      watched.set(this.report, place);
    }
    disconnect(): void {
      watched.delete(this.report);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Watch });
  return {
    watched,
    scrollTo: (isIntersecting: boolean): void => {
      for (const report of watched.keys()) act(() => report([{ isIntersecting }]));
    },
  };
}

test('content is rendered once its place is near the window, and stays', () => {
  const scrolling = followScrolling();
  const { unmount } = render(
    <WhenNear>
      <p>The PDF</p>
    </WhenNear>,
  );
  scrolling.scrollTo(false);
  expect(screen.queryByText('The PDF')).toBeNull();
  scrolling.scrollTo(true);
  expect(screen.getByText('The PDF')).toBeVisible();
  expect(scrolling.watched.size).toBe(0);
  scrolling.scrollTo(false);
  expect(screen.getByText('The PDF')).toBeVisible();
  unmount();
});

test('a place that is left is watched no more', () => {
  const scrolling = followScrolling();
  const { unmount } = render(
    <WhenNear>
      <p>The PDF</p>
    </WhenNear>,
  );
  expect(scrolling.watched.size).toBe(1);
  unmount();
  expect(scrolling.watched.size).toBe(0);
});
