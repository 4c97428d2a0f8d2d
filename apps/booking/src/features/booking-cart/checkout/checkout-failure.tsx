import { bookingLimits } from '@repo/domain/limits';
import { hostHome } from '@repo/domain/site/dashboard-address';
import { useErrorText } from '@repo/forms/use-error-text';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { CheckoutRefusal } from './start-checkout.ts';

type CheckoutFailureProps = {
  readonly failure: CheckoutRefusal;
  /** The providers of the order. */
  readonly providerNames: readonly string[];
  readonly onTryAgain: () => void;
  readonly onRecap: () => void;
  /** Absent if there is no other provider to choose. */
  readonly onSelect: (() => void) | undefined;
  /** Absent if the event can no longer be changed. */
  readonly onSetup: (() => void) | undefined;
};

const passingFailures: readonly CheckoutRefusal['code'][] = [
  'unable_to_access_server',
  'service_unavailable',
  'database_unavailable',
];

/** Failures that another choice of providers settles. */
const heldTooMuch: ReadonlySet<string> = new Set<CheckoutRefusal['code']>([
  'too_many_providers_in_order',
  'too_many_hours_held_unpaid',
  'time_held_unpaid_too_often',
]);

/** Shows why checkout failed and how to go on; the cart is unchanged (H-R11). */
export function CheckoutFailure(props: CheckoutFailureProps) {
  const { failure, providerNames, onTryAgain, onRecap, onSelect, onSetup } = props;
  const { t } = useTranslation('bookingCart');
  const textOf = useErrorText();
  const { listed } = useFormats();
  const isPaidBefore = failure.isPaidBefore === true;
  const isTaken = failure.code === 'event_already_booked' && !isPaidBefore && providerNames.length > 0;
  const isDateRefused =
    failure.code === 'event_date_must_be_tomorrow_or_later' || failure.code === 'event_date_is_too_far_ahead';
  const isTooMuch = heldTooMuch.has(failure.code);
  const isFileGone = failure.code === 'recap_file_is_missing';
  const canRetry = passingFailures.includes(failure.code);
  return (
    <Banner
      kind="danger"
      title={t('failure.heading')}
      takesFocus
      actions={
        <>
          {isPaidBefore ? (
            <AppLink to={hostHome} className={buttonClass()}>
              {t('failure.myAccount')}
            </AppLink>
          ) : null}
          {canRetry ? <Button onClick={onTryAgain}>{t('failure.tryAgain')}</Button> : null}
          {isFileGone ? <Button onClick={onRecap}>{t('blocked.toRecap')}</Button> : null}
          {(isTaken || isTooMuch) && onSelect !== undefined ? (
            <Button onClick={onSelect}>{t('failure.backToSelection')}</Button>
          ) : null}
          {isDateRefused && onSetup !== undefined ? (
            <Button onClick={onSetup}>{t('blocked.toSetup')}</Button>
          ) : null}
        </>
      }
    >
      <p>{textOf(failure.code)}</p>
      {isTaken ? (
        <p>{t('failure.taken', { names: listed(providerNames), minutes: bookingLimits.holdMinutes })}</p>
      ) : null}
      <p>{t(isPaidBefore ? 'failure.paidBefore' : 'failure.nothingCharged')}</p>
    </Banner>
  );
}
