import { filterParameters } from '../../model/step-moves.ts';
import type { BookableProvider } from '../../model/store/selection.ts';

export const sorts = ['rated', 'price', 'name'] as const;
type Sort = (typeof sorts)[number];

/** The offered minimum ratings. */
export const ratingChoices = [4.5, 4, 3] as const;

/** Filters and order of the list, kept in the address so that Back and a shared link show the same. */
export type ListFilters = {
  readonly maxPriceCents: number | null;
  readonly minRating: number | null;
  readonly device: string | null;
  readonly sort: Sort;
};

/** A provider with the price of the card. */
export type PricedProvider = BookableProvider & { readonly cardPriceCents: number };

const names = filterParameters;
const filterNames = [names.price, names.rating, names.device] as const;

const positiveIn = (text: string | null): number | null => {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
};

/** Parses the address; values that make no sense are ignored. */
export function parseListFilters(query: URLSearchParams): ListFilters {
  const dollars = positiveIn(query.get(names.price));
  return {
    maxPriceCents: dollars === null ? null : Math.round(dollars * 100),
    minRating: positiveIn(query.get(names.rating)),
    device: query.get(names.device) || null,
    sort: sorts.find((sort) => sort === query.get(names.sort)) ?? 'rated',
  };
}

/** Returns the address with one parameter changed; an empty value removes it. */
export function withFilter(query: URLSearchParams, name: keyof typeof names, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(names[name]);
  else next.set(names[name], value);
  return next;
}

export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) next.delete(name);
  return next;
}

export const isFiltered = ({ maxPriceCents, minRating, device }: ListFilters): boolean =>
  maxPriceCents !== null || minRating !== null || device !== null;

/** Filters and sorts the providers. The server's order is by rating, then distance, and equal ones keep it. */
export function filterAndSort(
  providers: readonly PricedProvider[],
  { maxPriceCents, minRating, device, sort }: ListFilters,
  locale: string,
): readonly PricedProvider[] {
  const wanted = providers.filter(
    (provider) =>
      (maxPriceCents === null || provider.cardPriceCents <= maxPriceCents) &&
      (minRating === null || (provider.rating ?? 0) >= minRating) &&
      (device === null || provider.deviceName === device),
  );
  if (sort === 'price') return wanted.toSorted((one, other) => one.cardPriceCents - other.cardPriceCents);
  if (sort === 'name')
    return wanted.toSorted((one, other) => one.profileName.localeCompare(other.profileName, locale));
  return wanted;
}

const stepCents = 2500;

/** Returns up to three round prices to filter by, which split the list into about equal quarters. */
export function priceChoicesOf(providers: readonly PricedProvider[]): readonly number[] {
  const prices = providers.map(({ cardPriceCents }) => cardPriceCents).toSorted((one, other) => one - other);
  const most = prices.at(-1) ?? 0;
  const quarters = [0.25, 0.5, 0.75].map((part) => prices[Math.floor(prices.length * part)] ?? 0);
  const rounded = quarters.map((price) => Math.ceil(price / stepCents) * stepCents);
  return [...new Set(rounded)].filter((price) => price > 0 && price < most);
}

/** Returns each phone of the list once. */
export const devicesOf = (providers: readonly BookableProvider[]): readonly string[] =>
  [...new Set(providers.flatMap(({ deviceName }) => deviceName ?? []))].toSorted();
