import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Select } from '@repo/ui/choices/select';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  devicesOf,
  priceChoicesOf,
  ratingChoices,
  sorts,
  parseListFilters,
  withFilter,
} from './list-filters.ts';
import type { PricedProvider } from './list-filters.ts';
import classNames from './choice-filters.module.css';

/** Filters and sorts the list, by the address. */
export function ChoiceFilters({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const [query, setQuery] = useSearchParams();
  const filters = parseListFilters(query);
  const selectPropsOf = (name: Parameters<typeof withFilter>[1]) => ({
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setQuery(withFilter(query, name, target.value), { replace: true, preventScrollReset: true }),
  });
  const withOwn = <Value,>(choices: readonly Value[], own: Value | null): readonly Value[] =>
    own === null || choices.includes(own) ? choices : [...choices, own];
  const prices = withOwn(priceChoicesOf(providers), filters.maxPriceCents);
  return (
    <form
      role="search"
      aria-label={t('filters.label')}
      className={classNames['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t('filters.price')}
        value={filters.maxPriceCents === null ? '' : String(filters.maxPriceCents / 100)}
        placeholder={t('filters.anyPrice')}
        choices={prices.map((price) => ({
          value: String(price / 100),
          label: t('filters.upTo', { price: money(cents(price)) }),
        }))}
        {...selectPropsOf('price')}
      />
      <Select
        label={t('filters.rating')}
        value={filters.minRating === null ? '' : String(filters.minRating)}
        placeholder={t('filters.anyRating')}
        choices={withOwn<number>(ratingChoices, filters.minRating).map((stars) => ({
          value: String(stars),
          label: t('filters.atLeast', { stars }),
        }))}
        {...selectPropsOf('rating')}
      />
      <Select
        label={t('filters.device')}
        value={filters.device ?? ''}
        placeholder={t('filters.anyDevice')}
        choices={withOwn(devicesOf(providers), filters.device).map((name) => ({ value: name, label: name }))}
        {...selectPropsOf('device')}
      />
      <Select
        label={t('filters.sort')}
        value={filters.sort}
        choices={sorts.map((sort) => ({ value: sort, label: t(`filters.sorts.${sort}`) }))}
        {...selectPropsOf('sort')}
      />
    </form>
  );
}
