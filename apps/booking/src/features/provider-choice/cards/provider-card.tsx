import { cardText } from '@repo/domain/screen/card-text';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { Card } from '@repo/ui/layout/card';
import { Badge } from '@repo/ui/marks/badge';
import { ImageCarousel } from '@repo/ui/media/image-carousel';
import { Photo } from '@repo/ui/media/photo';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ProviderRating } from '../../../model/shown/provider-rating.tsx';
import { ReserveToggle } from '../../../model/shown/reserve-toggle.tsx';
import { selectDurationHours } from '../../../model/store/event-form.ts';
import { useIsReserved } from '../../../model/store/use-is-reserved.ts';
import type { PricedProvider } from '../list-wishes.ts';
import { ProfileLink } from './profile-link.tsx';
import classNames from './provider-card.module.css';

type ProviderCardProps = {
  readonly provider: PricedProvider;
  readonly comparison: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
};

/** One who is free: the pictures, the whole price, and both ways on (D-R04). */
export function ProviderCard({ provider, comparison }: ProviderCardProps) {
  const { t } = useTranslation('providerChoice');
  const nameId = useId();
  const { profileName, rating, deviceName, bio } = provider;
  const device = deviceName === null ? t('notAvailable') : cardText('device', deviceName);
  return (
    <MarkedCard id={provider.id} pictures={<Pictures provider={provider} />}>
      <div className={classNames['line']}>
        <h3 id={nameId} title={profileName} className={classNames['name']}>
          {cardText('name', profileName)}
        </h3>
        <ProviderRating rating={rating} />
      </div>
      <p className={classNames['device']}>
        <span className="visually-hidden">{t('card.phone', { device: '' })}</span>
        {device}
        {rating === null ? <Badge>{t('card.newHere')}</Badge> : null}
      </p>
      <p className={classNames['bio']}>{cardText('bio', bio)}</p>
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
  readonly pictures: ReactNode;
  readonly children: ReactNode;
};

/** Says whether its provider is chosen; what is on it is not drawn anew for that. */
function MarkedCard({ id, pictures, children }: MarkedCardProps) {
  const { t } = useTranslation('providerChoice');
  const isReserved = useIsReserved(id);
  return (
    <Card
      isSelected={isReserved}
      media={
        <div className={classNames['media']}>
          {pictures}
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
  const hours = t('hours', { ns: 'shell', count: durationHours ?? 0 });
  return (
    <p className={classNames['price']}>
      <strong>{money(cents(priceCents))}</strong> <span>{t('card.price', { hours })}</span>
    </p>
  );
}

/** Arrows only where there is more than one picture; without any, the portrait stands in (D-R04). */
function Pictures({ provider }: { readonly provider: PricedProvider }) {
  const { t } = useTranslation('providerChoice');
  const { imageUrls, portraitUrl, profileName: name } = provider;
  const [first] = imageUrls;
  if (imageUrls.length > 1)
    return (
      <ImageCarousel
        label={t('card.photos', { name })}
        images={imageUrls.map((src, index) => ({ src, alt: t('card.photo', { number: index + 1, name }) }))}
      />
    );
  const src = first ?? portraitUrl;
  if (src === null) return <div className={classNames['single']} />;
  return (
    <div className={classNames['single']}>
      <Photo
        src={src}
        alt={first === undefined ? t('card.portrait', { name }) : t('card.photo', { number: 1, name })}
        loading="lazy"
      />
    </div>
  );
}
