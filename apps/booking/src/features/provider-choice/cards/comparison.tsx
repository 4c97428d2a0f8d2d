import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Rating } from '@repo/ui/indicators/rating';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReserveToggle } from '../../../model/shown/reserve-toggle.tsx';
import type { PricedProvider } from '../list-filters.ts';
import classNames from './compare-bar.module.css';
import { ProfileLink } from './profile-link.tsx';

/** Compares providers; each feature is a heading above its cells, so that three columns fit on a phone. */
export function Comparison({ providers }: { readonly providers: readonly PricedProvider[] }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const tableId = useId();
  const features = [
    ['price', ({ cardPriceCents }) => money(cents(cardPriceCents))],
    ['rating', ({ rating }) => <Rating average={rating} />],
    ['device', ({ deviceName }) => deviceName ?? t('notAvailable')],
    ['bio', ({ bio }) => bio],
  ] as const satisfies readonly (readonly [string, (provider: PricedProvider) => ReactNode])[];
  return (
    <table className={classNames['table']}>
      <thead>
        <tr>
          {providers.map(({ id, profileName }) => (
            <th key={id} id={`${tableId}-${id}`} scope="col">
              {profileName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {providers.map((provider) => (
            <td key={provider.id}>
              <div className={classNames['ways']}>
                <ReserveToggle provider={provider} size="small" />
                <ProfileLink id={provider.id} nameId={`${tableId}-${provider.id}`} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
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
