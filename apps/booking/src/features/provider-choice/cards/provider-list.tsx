import { Button } from '@repo/ui/actions/button';
import { memo, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedProvider } from '../list-filters.ts';
import { CompareBar } from './compare-bar.tsx';
import { ProviderCard } from './provider-card.tsx';
import classNames from './provider-list.module.css';
import { fromTheTop, useListPlace, withMore, withTick } from './use-list-place.ts';
import type { ListPlace } from './use-list-place.ts';

type ProviderListProps = {
  /** All available providers. */
  readonly providers: readonly PricedProvider[];
  /** Those that match the filters, in the chosen order. */
  readonly matches: readonly PricedProvider[];
  /** Changes with the filters and the order. */
  readonly filterKey: string;
  /** The number of available providers, regardless of filters. */
  readonly total: number;
  readonly offerPlace: Element | null;
};

/** The cards of a row on the widest page. */
const mostInRow = 4;

/** Lists the cards, twelve at a time (S1§9 "Page size 12"). */
export function ProviderList({ providers, matches, filterKey, total, offerPlace }: ProviderListProps) {
  const { t } = useTranslation('providerChoice');
  const [{ most, comparedIds, isOverfull }, setPlace] = useListPlace();
  const [shownFor, setShownFor] = useState(filterKey);
  if (shownFor !== filterKey) {
    setShownFor(filterKey);
    setPlace(fromTheTop);
  }
  const shown = matches.slice(0, most);
  const compared = providers.filter(({ id }) => comparedIds.includes(id));
  // A provider who is no longer available makes room for another.
  if (compared.length < comparedIds.length)
    setPlace((place) => ({ ...place, comparedIds: compared.map(({ id }) => id) }));
  return (
    <>
      {shown.length === 0 ? null : (
        <ul className={classNames['cards']}>
          {shown.map((provider, index) => (
            <li key={provider.id}>
              <ListedProvider
                provider={provider}
                isBelowFold={index >= mostInRow}
                isCompared={comparedIds.includes(provider.id)}
                setPlace={setPlace}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classNames['more']}>
        {shown.length === 0 ? null : <p role="status">{t('shown', { shown: shown.length, total })}</p>}
        {shown.length < matches.length ? (
          <Button look="secondary" onClick={() => setPlace(withMore)}>
            {t('showMore')}
          </Button>
        ) : null}
      </div>
      <CompareBar providers={compared} isOverfull={isOverfull} place={offerPlace} />
    </>
  );
}

type ListedProviderProps = {
  readonly provider: PricedProvider;
  readonly isBelowFold: boolean;
  readonly isCompared: boolean;
  readonly setPlace: Dispatch<SetStateAction<ListPlace>>;
};

/** Renders only its own card again when it changes. */
const ListedProvider = memo(({ provider, isBelowFold, isCompared, setPlace }: ListedProviderProps) => (
  <ProviderCard
    provider={provider}
    isBelowFold={isBelowFold}
    comparison={{
      isChosen: isCompared,
      onChoose: (isChosen) => setPlace((place) => withTick(place, provider.id, isChosen)),
    }}
  />
));
