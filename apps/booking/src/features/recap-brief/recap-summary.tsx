import { recapSubtotalOf } from '@repo/domain/recap/recap-price';
import type { RecapPrices } from '@repo/domain/recap/recap-price';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Sum, SumList } from '@repo/ui/facts/sum-list';
import { Card } from '@repo/ui/layout/card';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import type { Recap } from '../../model/store/recap.ts';
import classNames from './recap-summary.module.css';

type RecapSummaryProps = { readonly recap: Recap; readonly prices: RecapPrices };

const notes = ['length', 'revisions', 'fees', 'marketing'] as const;

/** Shows the price of the recap as entered, and what it includes (E-R01, E-R10). */
export function RecapSummary({ recap, prices }: RecapSummaryProps) {
  const { t } = useTranslation('recapBrief');
  const { money } = useFormats();
  return (
    <aside aria-label={t('summary.heading')} className={classNames['summary']}>
      <Card>
        <div className={classNames['parts']}>
          <div className={classNames['part']}>
            <h3 className={classNames['heading']}>{t('summary.heading')}</h3>
            <SumList>
              <Sum label={t('summary.price')} amount={money(prices.withLogoCents)} />
              <Sum label={t('summary.quantity')} amount={recap.quantityWithLogo} />
              <Sum
                label={t('summary.subtotal')}
                amount={money(recapSubtotalOf(recap, prices))}
                isTotal
                isAnnounced
              />
            </SumList>
          </div>
          <div className={classNames['part']}>
            <h4 className={classNames['notes-heading']}>{t('summary.notesHeading')}</h4>
            <ul className={classNames['notes']}>
              {notes.map((note) => (
                <li key={note}>
                  <Icon name="info" size={16} />
                  <span>{t(`summary.notes.${note}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
    </aside>
  );
}
