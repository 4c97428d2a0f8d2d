import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderRating } from '../../../model/shown/provider-rating.tsx';
import type { PricedProvider } from '../list-wishes.ts';
import classNames from './compare-bar.module.css';

/** Two or three beside each other (ux "compare at most 3"). */
export function CompareBar({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classNames['bar']}>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {t('compare.open', { count: providers.length })}
      </Button>
      <p>{t('compare.full')}</p>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('compare.title')} size="wide">
        <Comparison providers={providers} />
      </Dialog>
    </div>
  );
}

/** Each feature is a heading of its own over the cells, so that three of them fit beside each other on a phone. */
function Comparison({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const features = [
    ['price', ({ cardPriceCents }) => money(cents(cardPriceCents))],
    ['rating', ({ rating }) => <ProviderRating rating={rating} />],
    ['device', ({ deviceName }) => deviceName ?? t('notAvailable')],
    ['bio', ({ bio }) => bio],
  ] as const satisfies readonly (readonly [string, (provider: PricedProvider) => ReactNode])[];
  return (
    <table className={classNames['table']}>
      <thead>
        <tr>
          {providers.map(({ id, profileName }) => (
            <th key={id} scope="col">
              {profileName}
            </th>
          ))}
        </tr>
      </thead>
      {features.map(([feature, cell]) => (
        <tbody key={feature}>
          <tr>
            <th scope="rowgroup" colSpan={providers.length}>
              {t(`compare.${feature}`)}
            </th>
          </tr>
          <tr>
            {providers.map((provider) => (
              <td key={provider.id}>{cell(provider)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
