import { recapSubtotalOf } from '@repo/domain/recap/recap-price';
import type { RecapPrices } from '@repo/domain/recap/recap-price';
import { useFormats } from '@repo/i18n/formats/use-formats';
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
            <dl className={classNames['amounts']}>
              <div>
                <dt>{t('summary.price')}</dt>
                <dd>{money(prices.withLogoCents)}</dd>
              </div>
              <div>
                <dt>{t('summary.quantity')}</dt>
                <dd>{recap.quantityWithLogo}</dd>
              </div>
            </dl>
            <p aria-live="polite" aria-atomic className={classNames['subtotal']}>
              <span>{t('summary.subtotal')}</span> <span>{money(recapSubtotalOf(recap, prices))}</span>
            </p>
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
