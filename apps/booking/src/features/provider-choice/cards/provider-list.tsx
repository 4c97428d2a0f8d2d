import { screenLimits } from '@repo/domain/limits';
import { Button } from '@repo/ui/actions/button';
import { memo, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { providerReleased, providerReserved, selectProviders } from '../../../model/store/selection.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import type { PricedProvider } from '../list-wishes.ts';
import { CompareBar } from './compare-bar.tsx';
import { ProviderCard } from './provider-card.tsx';
import classNames from './provider-list.module.css';

const mostCompared = 3;

/** The cards, twelve at a time (S1§9 "Page size 12"). */
export function ProviderList({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const reserved = useSelector(selectProviders);
  const [most, setMost] = useState<number>(screenLimits.pageSize);
  const [comparedIds, setComparedIds] = useState<readonly number[]>([]);
  const shown = providers.slice(0, most);
  const compared = providers.filter(({ id }) => comparedIds.includes(id));
  return (
    <>
      <ul className={classNames['cards']}>
        {shown.map((provider) => (
          <li key={provider.id}>
            <ListedProvider
              provider={provider}
              isReserved={reserved.some(({ id }) => id === provider.id)}
              isCompared={comparedIds.includes(provider.id)}
              setComparedIds={setComparedIds}
            />
          </li>
        ))}
      </ul>
      <div className={classNames['more']}>
        <p role="status">{t('shown', { shown: shown.length, total: providers.length })}</p>
        {shown.length < providers.length ? (
          <Button look="secondary" onClick={() => setMost((before) => before + screenLimits.pageSize)}>
            {t('showMore')}
          </Button>
        ) : null}
      </div>
      {compared.length > 1 ? <CompareBar providers={compared} /> : null}
    </>
  );
}

type ListedProviderProps = {
  readonly provider: PricedProvider;
  readonly isReserved: boolean;
  readonly isCompared: boolean;
  readonly setComparedIds: Dispatch<SetStateAction<readonly number[]>>;
};

/** Drawn anew for what becomes of it, and not of the eleven others. */
const ListedProvider = memo(({ provider, isReserved, isCompared, setComparedIds }: ListedProviderProps) => {
  const dispatch = useBookingDispatch();
  const { cardPriceCents: _, ...bookable } = provider;
  const { id } = provider;
  return (
    <ProviderCard
      provider={provider}
      isReserved={isReserved}
      onToggle={(isWanted) => dispatch(isWanted ? providerReserved(bookable) : providerReleased(id))}
      comparison={{
        isChosen: isCompared,
        onChoose: (isChosen) =>
          setComparedIds((ids) =>
            isChosen ? [...ids, id].slice(-mostCompared) : ids.filter((each) => each !== id),
          ),
      }}
    />
  );
});
