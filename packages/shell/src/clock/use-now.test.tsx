import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

afterEach(() => jest.useRealTimers());

test('follows the clock of the device within a quarter of a minute', () => {
  jest.useFakeTimers({ now: 1_800_000_000_500 });
  const { result, unmount } = renderHook(useNow);
  expect(result.current).toBe(1_800_000_000);
  act(() => {
    jest.advanceTimersByTime(30_000);
  });
  expect(result.current).toBe(1_800_000_030);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
