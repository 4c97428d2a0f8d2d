import { visiblePages } from './visible-pages.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('on page %i of %i', (page, pageCount, shown) => {
  expect(visiblePages(page, pageCount)).toEqual(shown);
});

test('a gap hides at least two pages', () => {
  for (let pageCount = 1; pageCount <= 20; pageCount += 1)
    for (let page = 1; page <= pageCount; page += 1) {
      const shown = visiblePages(page, pageCount);
      expect(shown).toContain(page);
      shown.forEach((item, index) => {
        if (item === 'gap') expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }
});
