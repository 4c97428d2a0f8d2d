import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useState } from 'react';
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

function Comparison({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  return (
    <div className={classNames['frame']}>
      <table className={classNames['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.feature')}</span>
            </th>
            {providers.map(({ id, profileName }) => (
              <th key={id} scope="col">
                {profileName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.price')}</th>
            {providers.map(({ id, cardPriceCents }) => (
              <td key={id}>{money(cents(cardPriceCents))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('compare.rating')}</th>
            {providers.map(({ id, rating }) => (
              <td key={id}>
                <ProviderRating rating={rating} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('compare.device')}</th>
            {providers.map(({ id, deviceName }) => (
              <td key={id}>{deviceName ?? t('notAvailable')}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('compare.bio')}</th>
            {providers.map(({ id, bio }) => (
              <td key={id}>{bio}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
