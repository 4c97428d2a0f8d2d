import { truncateCardText } from '@repo/domain/screen/truncate-card-text';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { Rating } from '@repo/ui/indicators/rating';
import { Card } from '@repo/ui/layout/card';
import { Badge } from '@repo/ui/indicators/badge';
import { ImageCarousel } from '@repo/ui/media/image-carousel';
import { Photo } from '@repo/ui/media/photo';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ReserveToggle } from '../../../model/shown/reserve-toggle.tsx';
import { selectDurationHours } from '../../../model/store/event-form.ts';
import { useIsReserved } from '../../../model/store/use-is-reserved.ts';
import type { PricedProvider } from '../list-filters.ts';
import { ProfileLink } from './profile-link.tsx';
import classNames from './provider-card.module.css';

type ProviderCardProps = {
  readonly provider: PricedProvider;
  /** Whether its photos may be loaded when the card comes near. */
  readonly isBelowFold: boolean;
  readonly comparison: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
};

/** Shows an available provider with photos, total price, Reserve and profile link (D-R04). */
export function ProviderCard({ provider, isBelowFold, comparison }: ProviderCardProps) {
  const { t } = useTranslation('providerChoice');
  const nameId = useId();
  const { profileName, rating, deviceName, bio } = provider;
  const device = deviceName === null ? t('notAvailable') : truncateCardText('device', deviceName);
  return (
    <MarkedCard id={provider.id} photos={<Photos provider={provider} isBelowFold={isBelowFold} />}>
      <div className={classNames['line']}>
        <h3 id={nameId} title={profileName} className={classNames['name']}>
          {truncateCardText('name', profileName)}
        </h3>
        <Rating average={rating} />
      </div>
      <p className={classNames['device']}>
        <span aria-hidden>{device}</span>
        <span className="visually-hidden">{t('card.phone', { device })}</span>
        {rating === null ? <Badge>{t('card.newHere')}</Badge> : null}
      </p>
      <p className={classNames['bio']}>{truncateCardText('bio', bio)}</p>
      <WholePrice priceCents={provider.cardPriceCents} />
      <div className={classNames['actions']}>
        <ReserveToggle provider={provider} />
        <div className={classNames['more']}>
          <ProfileLink id={provider.id} nameId={nameId} />
          <Checkbox
            label={t('compare.choose')}
            aria-describedby={nameId}
            checked={comparison.isChosen}
            onChange={({ target }) => comparison.onChoose(target.checked)}
          />
        </div>
      </div>
    </MarkedCard>
  );
}

type MarkedCardProps = {
  readonly id: number;
  readonly photos: ReactNode;
  readonly children: ReactNode;
};

/** Marks a reserved provider without rendering the content of the card again. */
function MarkedCard({ id, photos, children }: MarkedCardProps) {
  const { t } = useTranslation('providerChoice');
  const isReserved = useIsReserved(id);
  return (
    <Card
      isSelected={isReserved}
      media={
        <div className={classNames['media']}>
          {photos}
          {isReserved ? (
            <span className={classNames['mark']}>
              <Badge look="photo" icon="check">
                {t('card.selected')}
              </Badge>
            </span>
          ) : null}
        </div>
      }
    >
      {children}
    </Card>
  );
}

function WholePrice({ priceCents }: { readonly priceCents: number }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const durationHours = useSelector(selectDurationHours);
  return (
    <p className={classNames['price']}>
      <Trans
        t={t}
        i18nKey="card.price"
        count={durationHours ?? 0}
        values={{ price: money(cents(priceCents)) }}
        components={{ amount: <strong />, terms: <span /> }}
      />
    </p>
  );
}

/** How wide a card is: alone on a phone, and one of two to four beside each other. */
const cardWidth = '(width < 600px) calc(100vw - 2rem), 20rem';

/** Shows arrows only with several photos, and the portrait without any (D-R04). */
function Photos({ provider, isBelowFold }: Omit<ProviderCardProps, 'comparison'>) {
  const { t } = useTranslation('providerChoice');
  const { images, portraitUrl, profileName: name } = provider;
  const [first] = images;
  if (images.length > 1)
    return (
      <ImageCarousel
        label={t('card.photos', { name })}
        sizes={cardWidth}
        isBelowFold={isBelowFold}
        images={images.map((image, index) => ({
          ...image,
          alt: t('card.photo', { number: index + 1, name }),
        }))}
      />
    );
  const shown = first ?? (portraitUrl === null ? undefined : { src: portraitUrl });
  if (shown === undefined) return <div className={classNames['single']} />;
  return (
    <div className={classNames['single']}>
      <Photo
        {...shown}
        sizes={cardWidth}
        alt={first === undefined ? t('card.portrait', { name }) : t('card.photo', { number: 1, name })}
        loading="lazy"
      />
    </div>
  );
}
