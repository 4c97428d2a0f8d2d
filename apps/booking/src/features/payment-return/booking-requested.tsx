import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { buttonClass } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../../model/step-moves.ts';
import type { BookedSummary } from './booked-summary.ts';
import classNames from './payment-return.module.css';

/** The thanks, what was booked and how it goes on; a plain visit is thanked as well (H-R05, H-R06). */
export function BookingRequested({ summary }: { readonly summary: BookedSummary | undefined }) {
  const { t } = useTranslation('payment');
  usePageTitle(t('successTitle'));
  return (
    <div className={classNames['page']}>
      <span className={classNames['mark']}>
        <Icon name="check" size={32} />
      </span>
      <h1>{t('successTitle')}</h1>
      <p className={classNames['lead']}>{t('success')}</p>
      {summary?.kind === '2' ? <p className={classNames['lead']}>{t('successAgreed')}</p> : null}
      {summary === undefined || summary.eventName === '' ? null : <Summary summary={summary} />}
      <section className={classNames['next']}>
        <h2>{t('next.heading')}</h2>
        <ul>
          <li>{t('next.mail')}</li>
          {summary?.kind === '1' ? <li>{t('next.request')}</li> : null}
          {summary?.kind === '2' ? <li>{t('next.agreed')}</li> : null}
          <li>{t(summary?.kind === '0' ? 'next.addition' : 'next.messages')}</li>
        </ul>
      </section>
      <div className={classNames['actions']}>
        <AppLink to="/CustomerDashboard" className={buttonClass()}>
          {t('myAccount')}
        </AppLink>
        <AppLink to={bookingPath} className={buttonClass({ look: 'secondary' })}>
          {t('another')}
        </AppLink>
      </div>
    </div>
  );
}

function Summary({ summary }: { readonly summary: BookedSummary }) {
  const { t } = useTranslation('payment');
  const { moment, listed, money } = useFormats();
  const { eventName, startsAtSeconds, providerNames, hasRecap, totalCents } = summary;
  return (
    <section className={classNames['summary']}>
      <h2>{t('summary.heading')}</h2>
      <dl>
        <Fact name={t('summary.event')}>{eventName}</Fact>
        {startsAtSeconds === null ? null : <Fact name={t('summary.when')}>{moment(startsAtSeconds)}</Fact>}
        {providerNames.length === 0 ? null : (
          <Fact name={t('summary.providers')}>{listed(providerNames)}</Fact>
        )}
        {hasRecap ? (
          <Fact name={t('summary.recap')}>{<Icon name="check" label={t('summary.included')} />}</Fact>
        ) : null}
        {totalCents === null ? null : <Fact name={t('summary.total')}>{money(totalCents)}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
