import { cents } from '@repo/domain/money/cents';
import {
  filterAndSort,
  priceChoicesOf,
  parseListFilters,
  withFilter,
  withoutFilters,
} from './list-filters.ts';
import type { PricedProvider } from './list-filters.ts';

const one = (change: Partial<PricedProvider>): PricedProvider => ({
  id: 1,
  firstName: 'Maya',
  lastName: 'Chen',
  profileName: 'Maya Chen',
  bio: '',
  deviceName: 'iPhone 17',
  rating: null,
  hourlyRateCents: cents(5800),
  portraitUrl: null,
  images: [],
  cardPriceCents: 12_180,
  ...change,
});

const maya = one({ id: 1, rating: 4.8, cardPriceCents: 20_000 });
const devon = one({
  id: 2,
  profileName: 'Devon',
  rating: 4.2,
  deviceName: 'Pixel 10',
  cardPriceCents: 15_000,
});
const lea = one({ id: 3, profileName: 'Léa', cardPriceCents: 12_180 });
const all = [maya, devon, lea];

const listed = (address: string) =>
  filterAndSort(all, parseListFilters(new URLSearchParams(address)), 'en-CA').map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['price=150', [2, 3]],
  ['rating=4.5', [1]],
  ['rating=4', [1, 2]],
  ['device=Pixel+10', [2]],
  ['sort=price', [3, 2, 1]],
  ['sort=name', [2, 3, 1]],
  ['price=150&sort=price', [3, 2]],
  ['price=cheap&rating=-1&device=&sort=best', [1, 2, 3]],
])('[D-R03] the address "%s" lists %p', (address, ids) => {
  expect(listed(address)).toEqual(ids);
});

test('changes one parameter of the address, and clears filters but not the order', () => {
  const query = withFilter(new URLSearchParams('step=select&sort=name'), 'price', '150');
  expect(String(query)).toBe('step=select&sort=name&price=150');
  expect(String(withFilter(query, 'price', ''))).toBe('step=select&sort=name');
  expect(String(withoutFilters(query))).toBe('step=select&sort=name');
});

test('suggests round, distinct prices below the highest', () => {
  expect(priceChoicesOf(all)).toEqual([12_500, 15_000]);
  expect(priceChoicesOf([])).toEqual([]);
  expect(priceChoicesOf([maya])).toEqual([]);
});
