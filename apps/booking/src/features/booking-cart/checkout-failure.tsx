import type { ApiFailure } from '@repo/api-client/api-failure';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';

type CheckoutFailureProps = {
  readonly failure: ApiFailure;
  /** Whose time the order asked for. */
  readonly providerNames: readonly string[];
  readonly onTryAgain: () => void;
  /** Absent where there is nobody else to choose. */
  readonly onSelect: (() => void) | undefined;
};

/** Why there is no payment yet, and the way on; the cart is as it was (H-R11). */
export function CheckoutFailure(props: CheckoutFailureProps) {
  const { failure, providerNames, onTryAgain, onSelect } = props;
  const { t } = useTranslation('bookingCart');
  const textOf = useErrorText();
  const { listed } = useFormats();
  const isTaken = failure.code === 'event_already_booked' && providerNames.length > 0;
  const canRetry = failure.code === 'unable_to_access_server' || failure.code === 'service_unavailable';
  return (
    <Banner
      kind="danger"
      title={t('failure.heading')}
      takesFocus
      actions={
        <>
          {canRetry ? <Button onClick={onTryAgain}>{t('failure.tryAgain')}</Button> : null}
          {isTaken && onSelect !== undefined ? (
            <Button onClick={onSelect}>{t('failure.backToSelection')}</Button>
          ) : null}
        </>
      }
    >
      <p>{textOf(failure.code)}</p>
      {isTaken ? <p>{t('failure.taken', { names: listed(providerNames) })}</p> : null}
      <p>{t('failure.nothingCharged')}</p>
    </Banner>
  );
}
