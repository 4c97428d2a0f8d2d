import { pauseMs } from './live-connection.ts';

const middle = (): number => 0.5;

test('[O-R08] reconnects after about one second, two, four, up to half a minute', () => {
  expect([0, 1, 2, 4, 5, 60].map((attempt) => pauseMs(attempt, middle))).toEqual([
    1000, 2000, 4000, 16_000, 30_000, 30_000,
  ]);
});

test('spreads reconnects', () => {
  expect([pauseMs(1, () => 0), pauseMs(1, () => 1)]).toEqual([1000, 3000]);
});
