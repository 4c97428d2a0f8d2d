import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Select } from '@repo/ui/choices/select';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { devicesOf, priceChoicesOf, ratingChoices, sorts, wishesIn, withWish } from './list-wishes.ts';
import type { PricedProvider } from './list-wishes.ts';
import classNames from './choice-filters.module.css';

/** What may be wished of the list, each kept in the address. */
export function ChoiceFilters({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const [query, setQuery] = useSearchParams();
  const wishes = wishesIn(query);
  const wish = (name: Parameters<typeof withWish>[1]) => ({
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setQuery(withWish(query, name, target.value), { replace: true, preventScrollReset: true }),
  });
  const withOwn = <Value,>(choices: readonly Value[], own: Value | null): readonly Value[] =>
    own === null || choices.includes(own) ? choices : [...choices, own];
  const prices = withOwn(priceChoicesOf(providers), wishes.maxPriceCents);
  return (
    <form
      role="search"
      aria-label={t('filters.label')}
      className={classNames['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t('filters.price')}
        value={wishes.maxPriceCents === null ? '' : String(wishes.maxPriceCents / 100)}
        placeholder={t('filters.anyPrice')}
        choices={prices.map((price) => ({
          value: String(price / 100),
          label: t('filters.upTo', { price: money(cents(price)) }),
        }))}
        {...wish('price')}
      />
      <Select
        label={t('filters.rating')}
        value={wishes.minRating === null ? '' : String(wishes.minRating)}
        placeholder={t('filters.anyRating')}
        choices={withOwn<number>(ratingChoices, wishes.minRating).map((stars) => ({
          value: String(stars),
          label: t('filters.atLeast', { stars }),
        }))}
        {...wish('rating')}
      />
      <Select
        label={t('filters.device')}
        value={wishes.device ?? ''}
        placeholder={t('filters.anyDevice')}
        choices={withOwn(devicesOf(providers), wishes.device).map((name) => ({ value: name, label: name }))}
        {...wish('device')}
      />
      <Select
        label={t('filters.sort')}
        value={wishes.sort}
        choices={sorts.map((sort) => ({ value: sort, label: t(`filters.sorts.${sort}`) }))}
        {...wish('sort')}
      />
    </form>
  );
}
