import { Button } from '@repo/ui/actions/button';
import { memo } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedProvider } from '../list-wishes.ts';
import { CompareBar } from './compare-bar.tsx';
import { ProviderCard } from './provider-card.tsx';
import classNames from './provider-list.module.css';
import { useListPlace, withMore, withTick } from './use-list-place.ts';
import type { ListPlace } from './use-list-place.ts';

type ProviderListProps = {
  readonly providers: readonly PricedProvider[];
  /** How many are free, whatever is wished of them. */
  readonly total: number;
  readonly offerPlace: Element | null;
};

/** The cards, twelve at a time (S1§9 "Page size 12"). */
export function ProviderList({ providers, total, offerPlace }: ProviderListProps) {
  const { t } = useTranslation('providerChoice');
  const [{ most, comparedIds, isOverfull }, setPlace] = useListPlace();
  const shown = providers.slice(0, most);
  const compared = providers.filter(({ id }) => comparedIds.includes(id));
  // Whoever is no longer free leaves room for another.
  if (compared.length < comparedIds.length)
    setPlace((place) => ({ ...place, comparedIds: compared.map(({ id }) => id) }));
  return (
    <>
      <ul className={classNames['cards']}>
        {shown.map((provider) => (
          <li key={provider.id}>
            <ListedProvider
              provider={provider}
              isCompared={comparedIds.includes(provider.id)}
              setPlace={setPlace}
            />
          </li>
        ))}
      </ul>
      <div className={classNames['more']}>
        <p role="status">{t('shown', { shown: shown.length, total })}</p>
        {shown.length < providers.length ? (
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
  readonly isCompared: boolean;
  readonly setPlace: Dispatch<SetStateAction<ListPlace>>;
};

/** Drawn anew for what becomes of it, and not of the eleven others. */
const ListedProvider = memo(({ provider, isCompared, setPlace }: ListedProviderProps) => (
  <ProviderCard
    provider={provider}
    comparison={{
      isChosen: isCompared,
      onChoose: (isChosen) => setPlace((place) => withTick(place, provider.id, isChosen)),
    }}
  />
));
