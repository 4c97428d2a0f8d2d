import type { BookableProvider } from '../../model/store/selection.ts';

export const sorts = ['rated', 'price', 'name'] as const;
type Sort = (typeof sorts)[number];

/** Fewest stars that can be asked for. */
export const ratingChoices = [4.5, 4, 3] as const;

/** How the host wishes to see the list; kept in the address, so that Back and a shared link show the same. */
export type Wishes = {
  readonly maxPriceCents: number | null;
  readonly minRating: number | null;
  readonly device: string | null;
  readonly sort: Sort;
};

/** A provider with the price on the card. */
export type PricedProvider = BookableProvider & { readonly cardPriceCents: number };

const names = { price: 'price', rating: 'rating', device: 'device', sort: 'sort' } as const;
const filterNames = [names.price, names.rating, names.device] as const;

const positiveIn = (text: string | null): number | null => {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
};

/** An address may be written by hand: what makes no sense there is no wish. */
export function wishesIn(query: URLSearchParams): Wishes {
  const dollars = positiveIn(query.get(names.price));
  return {
    maxPriceCents: dollars === null ? null : Math.round(dollars * 100),
    minRating: positiveIn(query.get(names.rating)),
    device: query.get(names.device) || null,
    sort: sorts.find((sort) => sort === query.get(names.sort)) ?? 'rated',
  };
}

/** The address with one wish changed; an empty one leaves it. */
export function withWish(query: URLSearchParams, name: keyof typeof names, wish: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (wish === '') next.delete(names[name]);
  else next.set(names[name], wish);
  return next;
}

export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) next.delete(name);
  return next;
}

export const isFiltered = ({ maxPriceCents, minRating, device }: Wishes): boolean =>
  maxPriceCents !== null || minRating !== null || device !== null;

/** The server's own order is that of the ratings, then of the distance: equal ones keep it. */
export function listAsWished(
  providers: readonly PricedProvider[],
  { maxPriceCents, minRating, device, sort }: Wishes,
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

/** Up to three prices to filter by, on round amounts that part the list in about equal quarters. */
export function priceChoicesOf(providers: readonly PricedProvider[]): readonly number[] {
  const prices = providers.map(({ cardPriceCents }) => cardPriceCents).toSorted((one, other) => one - other);
  const most = prices.at(-1) ?? 0;
  const quarters = [0.25, 0.5, 0.75].map((part) => prices[Math.floor(prices.length * part)] ?? 0);
  const rounded = quarters.map((price) => Math.ceil(price / stepCents) * stepCents);
  return [...new Set(rounded)].filter((price) => price > 0 && price < most);
}

/** The phones that the list has, each once. */
export const devicesOf = (providers: readonly BookableProvider[]): readonly string[] =>
  [...new Set(providers.flatMap(({ deviceName }) => deviceName ?? []))].toSorted();
