import { eventTabPath, hostHome } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { saveCalendarFile } from '@repo/shell/calendar/save-calendar-file';
import { AppLink } from '@repo/shell/entry/app-link';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingTerms } from '../../model/shown/use-booking-terms.ts';
import { bookingPath } from '../../model/step-moves.ts';
import type { BookedSummary } from './booked-summary.ts';
import classNames from './payment-return.module.css';

/** Thanks for the booking, sums it up and says what happens next (H-R05, H-R06). */
export function BookingRequested({ summary }: { readonly summary: BookedSummary }) {
  const { t } = useTranslation('payment');
  const { moment, endTimeOf } = useFormats();
  const terms = useBookingTerms({
    startsAtSeconds: summary.startsAtSeconds,
    providerCount: summary.kind === '1' ? Math.max(summary.providerNames.length, 1) : 0,
    isTipsOnly: false,
    isDraft: false,
  });
  const { kind, eventName, startsAtSeconds, endsAtSeconds } = summary;
  // Zero on a device that does not know the providers; the texts have a form for that.
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
          {kind === '1' && startsAtSeconds === null ? <li>{t('next.request', { count })}</li> : null}
          {kind === '2' ? <li>{t('next.agreed', { count })}</li> : null}
          {kind === '0' ? null : terms.map((sentence) => <li key={sentence}>{sentence}</li>)}
          <li>{t(kind === '0' ? 'next.addition' : 'next.follow')}</li>
        </ul>
      </section>
      <WaysOn eventId={kind === '0' ? summary.eventId : null}>
        {startsAtSeconds === null || endsAtSeconds === null ? null : (
          <Button
            look="secondary"
            icon="calendar"
            onClick={() => {
              const time = { startsAtSeconds, endsAtSeconds };
              const details = `${moment(startsAtSeconds)} – ${endTimeOf(time)}`;
              const { eventId, eventName: title, address: place } = summary;
              saveCalendarFile({ id: `event-${eventId}`, ...time, title, place, details });
            }}
          >
            {t('calendar')}
          </Button>
        )}
      </WaysOn>
    </div>
  );
}

/** Shown without a payment; makes no claim about one. */
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

type WaysOnProps = {
  /** The event that something was added to, whose page shows it. */
  readonly eventId?: number | null;
  readonly children?: ReactNode;
};

function WaysOn({ eventId = null, children }: WaysOnProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={classNames['actions']}>
      {eventId === null ? null : (
        <AppLink to={eventTabPath(eventId, 'Extend')} className={buttonClass()}>
          {t('toEvent')}
        </AppLink>
      )}
      <AppLink to={hostHome} className={buttonClass(eventId === null ? {} : { look: 'secondary' })}>
        {t('myAccount')}
      </AppLink>
      {children}
      <AppLink to={bookingPath} className={buttonClass({ look: 'secondary' })}>
        {t('another')}
      </AppLink>
    </div>
  );
}

function Summary({ summary }: { readonly summary: BookedSummary }) {
  const { t } = useTranslation(['payment', 'shell']);
  const { moment, endTimeOf, listed, money } = useFormats();
  const { eventName, startsAtSeconds, endsAtSeconds, address, providerNames, added, hasRecap, totalCents } =
    summary;
  return (
    <section className={classNames['summary']}>
      <h2>{t('summary.heading')}</h2>
      <dl>
        <Fact name={t('summary.event')}>{eventName}</Fact>
        {startsAtSeconds === null ? null : <Fact name={t('summary.when')}>{moment(startsAtSeconds)}</Fact>}
        {startsAtSeconds === null || endsAtSeconds === null ? null : (
          <Fact name={t('summary.until')}>{endTimeOf({ startsAtSeconds, endsAtSeconds })}</Fact>
        )}
        {address === '' ? null : <Fact name={t('summary.where')}>{address}</Fact>}
        {providerNames.length === 0 ? null : (
          <Fact name={t('summary.providers', { count: providerNames.length })}>{listed(providerNames)}</Fact>
        )}
        {added.map((line) => (
          <Fact key={`${line.kind} ${line.providerId}`} name={t(`summary.${line.kind}`, { name: line.name })}>
            {line.kind === 'tip' ? money(line.tipCents) : t('hours', { count: line.extraHours, ns: 'shell' })}
          </Fact>
        ))}
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
