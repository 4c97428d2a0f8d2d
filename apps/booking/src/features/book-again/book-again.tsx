import { hostHome } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { AppLink } from '@repo/shell/entry/app-link';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingPath } from '../../model/step-moves.ts';
import { bookingStarted } from '../../model/store/booking-events.ts';
import { answersEdited } from '../../model/store/event-detail.ts';
import { eventFormEdited } from '../../model/store/event-form.ts';
import { selectionTakenOver } from '../../model/store/selection.ts';
import { useStartNewBooking } from '../../model/store/start-new-booking.ts';
import { useIsBookingStarted } from '../../model/use-is-booking-started.ts';
import { useEarlierBookingQuery } from './book-again-query.ts';
import type { EarlierBooking } from './book-again-query.ts';
import classNames from './book-again.module.css';

/** Offers a new booking that is filled in with an event of the host that is over. */
export function BookAgain({ eventId }: { readonly eventId: string }) {
  const { t } = useTranslation('bookAgain');
  const query = useEarlierBookingQuery(eventId);
  const state = useLoadable(query);
  if (lastingFailures.some((known) => known === query.error?.code)) return <Gone />;
  return (
    <AsyncState state={state} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(booking) => <Offer booking={booking} />}
    </AsyncState>
  );
}

/** The failures that another try does not change. */
const lastingFailures = ['object_does_not_exist', 'action_is_not_possible_now', 'invalid_input'];

function Gone() {
  const { t } = useTranslation('bookAgain');
  return (
    <Banner
      kind="danger"
      title={t('gone')}
      actions={
        <AppLink to={hostHome} className={buttonClass()}>
          {t('leave')}
        </AppLink>
      }
    >
      {t('goneText')}
    </Banner>
  );
}

function Offer({ booking }: { readonly booking: EarlierBooking }) {
  const { t } = useTranslation('bookAgain');
  const { listed } = useFormats();
  const hasOther = useIsBookingStarted();
  const start = useStartAgain();
  const { values, providers, unavailable } = booking;
  const title = t('heading', { event: values.eventName });
  usePageTitle(title);
  const names = providers.map(({ firstName }) => firstName);
  return (
    <div className={classNames['page']}>
      <h1>{title}</h1>
      <p>{t('kept')}</p>
      {names.length === 0 ? null : <p>{t('providers', { count: names.length, names: listed(names) })}</p>}
      {unavailable.length === 0 ? null : (
        <Banner kind="warning">
          {t('unavailable', { count: unavailable.length, names: listed(unavailable) })}
        </Banner>
      )}
      {hasOther ? <Banner kind="info">{t('replaces')}</Banner> : null}
      <div className={classNames['actions']}>
        <Button onClick={() => start(booking)}>{t('start')}</Button>
        {hasOther ? (
          <Link to={bookingPath} className={buttonClass({ look: 'secondary' })}>
            {t('keep')}
          </Link>
        ) : (
          <AppLink to={hostHome} className={buttonClass({ look: 'secondary' })}>
            {t('leave')}
          </AppLink>
        )}
      </div>
    </div>
  );
}

/** Replaces the current booking with a new one that is filled in, and opens its first step. */
function useStartAgain() {
  const dispatch = useAppDispatch();
  const startNewBooking = useStartNewBooking();
  return ({ values, answers, providers }: EarlierBooking): void => {
    clearBooking();
    dispatch(bookingStarted());
    dispatch(eventFormEdited(values));
    dispatch(answersEdited(answers));
    dispatch(selectionTakenOver(providers));
    startNewBooking();
  };
}
