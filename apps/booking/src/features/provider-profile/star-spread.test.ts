import { starSpreadOf } from './star-spread.ts';

test('[D-R09] spreads the stars of all reviews over five lines, the best first', () => {
  const spread = starSpreadOf([{ stars: 5 }, { stars: 5 }, { stars: 4 }, { stars: 1 }]);
  expect(spread.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(spread[0]?.percent).toBe(50);
});

test('returns zeros without reviews', () => {
  expect(starSpreadOf([]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
});
