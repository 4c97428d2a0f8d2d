import { screenLimits } from '@repo/domain/limits';
import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
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
  const dispatch = useBookingDispatch();
  const reserved = useSelector(selectProviders);
  const [most, setMost] = useState<number>(screenLimits.pageSize);
  const [comparedIds, setComparedIds] = useState<readonly number[]>([]);
  const shown = providers.slice(0, most);
  const compared = providers.filter(({ id }) => comparedIds.includes(id));
  return (
    <>
      <ul className={classNames['cards']}>
        {shown.map(({ cardPriceCents, ...provider }) => (
          <li key={provider.id}>
            <ProviderCard
              provider={{ ...provider, cardPriceCents }}
              isReserved={reserved.some(({ id }) => id === provider.id)}
              onToggle={(isReserved) =>
                dispatch(isReserved ? providerReserved(provider) : providerReleased(provider.id))
              }
              comparison={{
                isChosen: comparedIds.includes(provider.id),
                onChoose: (isChosen) =>
                  setComparedIds((ids) =>
                    isChosen
                      ? [...ids, provider.id].slice(-mostCompared)
                      : ids.filter((id) => id !== provider.id),
                  ),
              }}
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
