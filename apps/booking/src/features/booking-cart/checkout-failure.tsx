import { bookingLimits } from '@repo/domain/limits';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { AppLink } from '@repo/shell/entry/app-link';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { CheckoutRefusal } from '../../model/checkout/start-checkout.ts';

type CheckoutFailureProps = {
  readonly failure: CheckoutRefusal;
  /** Whose time the order asked for. */
  readonly providerNames: readonly string[];
  readonly onTryAgain: () => void;
  readonly onRecap: () => void;
  /** Absent where there is nobody else to choose. */
  readonly onSelect: (() => void) | undefined;
  /** Absent where the event is not to be changed any more. */
  readonly onSetup: (() => void) | undefined;
};

/** Why there is no payment yet, and the way on; the cart is as it was (H-R11). */
export function CheckoutFailure(props: CheckoutFailureProps) {
  const { failure, providerNames, onTryAgain, onRecap, onSelect, onSetup } = props;
  const { t } = useTranslation('bookingCart');
  const textOf = useErrorText();
  const { listed } = useFormats();
  const isPaidBefore = failure.isPaidBefore === true;
  const isTaken = failure.code === 'event_already_booked' && !isPaidBefore && providerNames.length > 0;
  const isTooLate = failure.code === 'event_date_must_be_tomorrow_or_later';
  const isFileGone = failure.code === 'recap_file_is_missing';
  const canRetry = failure.code === 'unable_to_access_server' || failure.code === 'service_unavailable';
  return (
    <Banner
      kind="danger"
      title={t('failure.heading')}
      takesFocus
      actions={
        <>
          {isPaidBefore ? (
            <AppLink to="/CustomerDashboard" className={buttonClass()}>
              {t('failure.myAccount')}
            </AppLink>
          ) : null}
          {canRetry ? <Button onClick={onTryAgain}>{t('failure.tryAgain')}</Button> : null}
          {isFileGone ? <Button onClick={onRecap}>{t('blocked.toRecap')}</Button> : null}
          {isTaken && onSelect !== undefined ? (
            <Button onClick={onSelect}>{t('failure.backToSelection')}</Button>
          ) : null}
          {isTooLate && onSetup !== undefined ? (
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
