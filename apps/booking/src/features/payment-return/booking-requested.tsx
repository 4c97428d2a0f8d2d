import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowSeconds } from '../../model/now-seconds.ts';
import { bookingPath } from '../../model/step-moves.ts';
import type { BookedSummary } from './booked-summary.ts';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEvent } from './calendar-file.ts';
import classNames from './payment-return.module.css';

/** The thanks, what was booked and how it goes on (H-R05, H-R06). */
export function BookingRequested({ summary }: { readonly summary: BookedSummary }) {
  const { t } = useTranslation('payment');
  const { kind, eventName, startsAtSeconds, endsAtSeconds } = summary;
  // None on a device that does not know whom: each language has its words for that.
  const count = summary.providerNames.length;
  usePageTitle(t('successTitle'));
  return (
    <div className={classNames['page']}>
      <span className={classNames['mark']}>
        <Icon name="check" size={32} />
      </span>
      <h1>{t('successTitle')}</h1>
      <p className={classNames['lead']}>{t('success')}</p>
      {kind === '2' ? <p className={classNames['lead']}>{t('successAgreed')}</p> : null}
      {eventName === '' ? null : <Summary summary={summary} />}
      <section className={classNames['next']}>
        <h2>{t('next.heading')}</h2>
        <ul>
          <li>{t('next.mail')}</li>
          {kind === '1' ? <li>{t('next.request', { count })}</li> : null}
          {kind === '2' ? <li>{t('next.agreed', { count })}</li> : null}
          <li>{kind === '0' ? t('next.addition') : t('next.messages', { count })}</li>
        </ul>
      </section>
      <WaysOn>
        {startsAtSeconds === null || endsAtSeconds === null ? null : (
          <Button
            look="secondary"
            icon="calendar"
            onClick={() => saveForCalendar({ ...summary, startsAtSeconds, endsAtSeconds })}
          >
            {t('calendar')}
          </Button>
        )}
      </WaysOn>
    </div>
  );
}

/** Nobody has come from a payment: nothing is claimed about one. */
export function NothingRequested() {
  const { t } = useTranslation('payment');
  usePageTitle(t('plainTitle'));
  return (
    <div className={classNames['page']}>
      <h1>{t('plainTitle')}</h1>
      <p className={classNames['lead']}>{t('plain')}</p>
      <WaysOn />
    </div>
  );
}

function WaysOn({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('payment');
  return (
    <div className={classNames['actions']}>
      <AppLink to="/CustomerDashboard" className={buttonClass()}>
        {t('myAccount')}
      </AppLink>
      {children}
      <AppLink to={bookingPath} className={buttonClass({ look: 'secondary' })}>
        {t('another')}
      </AppLink>
    </div>
  );
}

/** Made on the device when it is asked for. Its address goes with the page: some browsers read it only later. */
function saveForCalendar(event: CalendarEvent): void {
  const link = document.createElement('a');
  const file = new Blob([calendarFile(event, nowSeconds())], { type: 'text/calendar;charset=utf-8' });
  link.href = URL.createObjectURL(file);
  link.download = 'event.ics';
  link.click();
}

function Summary({ summary }: { readonly summary: BookedSummary }) {
  const { t } = useTranslation('payment');
  const { moment, timeOfDay, listed, money } = useFormats();
  const { eventName, startsAtSeconds, endsAtSeconds, address, providerNames, hasRecap, totalCents } = summary;
  return (
    <section className={classNames['summary']}>
      <h2>{t('summary.heading')}</h2>
      <dl>
        <Fact name={t('summary.event')}>{eventName}</Fact>
        {startsAtSeconds === null ? null : <Fact name={t('summary.when')}>{moment(startsAtSeconds)}</Fact>}
        {endsAtSeconds === null ? null : <Fact name={t('summary.until')}>{timeOfDay(endsAtSeconds)}</Fact>}
        {address === '' ? null : <Fact name={t('summary.where')}>{address}</Fact>}
        {providerNames.length === 0 ? null : (
          <Fact name={t('summary.providers', { count: providerNames.length })}>{listed(providerNames)}</Fact>
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
