import type { ApiFailure } from '@repo/api-client/api-failure';
import { hostHome } from '@repo/domain/site/dashboard-address';
import { useErrorText } from '@repo/forms/use-error-text';
import { leaveFor } from '@repo/session/session/leave-for';
import { AppLink } from '@repo/shell/entry/app-link';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasRetry, restoreForRetry } from './retry-booking.ts';
import { isUnsettled } from './confirm-payment.ts';
import type { PaidOrder } from './confirm-payment.ts';
import classNames from './payment-return.module.css';

type PaymentFailedProps = {
  readonly order: PaidOrder;
  readonly failure: ApiFailure;
  readonly onAskAgain: () => void;
};

/** Explains a failed payment and leads back to the cart, which is restored (H-R07, A-96). */
export function PaymentFailed({ order, failure, onAskAgain }: PaymentFailedProps) {
  const { t } = useTranslation('payment');
  const textOf = useErrorText();
  const dispatch = useAppDispatch();
  const [canRetry] = useState(() => hasRetry(order));
  const isLate = failure.code === 'payment_not_made';
  const mayBePaid = isUnsettled(failure.code);
  const title = isLate ? t('lateTitle') : t('failureTitle');
  usePageTitle(title);
  return (
    <div className={classNames['page']}>
      <h1>{title}</h1>
      <Banner kind={isLate ? 'warning' : 'danger'} takesFocus>
        <p>{textOf(failure.code)}</p>
        <p>{t(isLate ? 'late' : mayBePaid ? 'unreachable' : 'failureExplanation')}</p>
      </Banner>
      <div className={classNames['actions']}>
        {canRetry ? (
          <Button icon="retry" onClick={() => dispatch(leaveFor(restoreForRetry()))}>
            {t('tryAgain')}
          </Button>
        ) : null}
        {mayBePaid ? (
          <Button look="secondary" onClick={onAskAgain}>
            {t('checkAgain')}
          </Button>
        ) : null}
        <AppLink to={hostHome} className={buttonClass({ look: 'quiet' })}>
          {t('myAccount')}
        </AppLink>
      </div>
      {canRetry ? <p className={classNames['hint']}>{t('tryAgainHint')}</p> : null}
    </div>
  );
}
