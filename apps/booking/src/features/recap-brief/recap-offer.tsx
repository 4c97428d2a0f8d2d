import type { Cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Card } from '@repo/ui/layout/card';
import { useTranslation } from 'react-i18next';
import classNames from './recap-offer.module.css';

type RecapOfferProps = {
  readonly priceCents: Cents;
  readonly isAdded: boolean;
  /** The booked event that the recap is added to; empty for a new booking. */
  readonly eventName: string;
  readonly onAdd: () => void;
  readonly onSkip: () => void;
};

/** Asks the question with both answers side by side (E-R01). */
export function RecapOffer({ priceCents, isAdded, eventName, onAdd, onSkip }: RecapOfferProps) {
  const { t } = useTranslation('recapBrief');
  const { money } = useFormats();
  return (
    <section className={classNames['offer']}>
      <div className={classNames['question']}>
        <h2>{t('heading')}</h2>
        {eventName === '' ? null : (
          <p>
            <strong>{t('forEvent', { event: eventName })}</strong>
          </p>
        )}
        <p>{t('introduction')}</p>
      </div>
      <div className={classNames['choices']}>
        <Card isSelected={isAdded}>
          <h3>{t('choices.addTitle')}</h3>
          <p className={classNames['text']}>{t('choices.addText', { price: money(priceCents) })}</p>
          <Button look={isAdded ? 'secondary' : 'primary'} icon={isAdded ? 'check' : 'plus'} onClick={onAdd}>
            {t('choices.add')}
          </Button>
        </Card>
        <Card>
          <h3>{t('choices.noTitle')}</h3>
          <p className={classNames['text']}>{t('choices.noText')}</p>
          <Button look="secondary" onClick={onSkip}>
            {t('choices.skip')}
          </Button>
        </Card>
      </div>
    </section>
  );
}
