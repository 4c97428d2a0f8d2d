import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Spinner } from '@repo/ui/feedback/spinner';
import { useTranslation } from 'react-i18next';
import type { PaidOrder } from './confirm-payment.ts';
import { PaymentFailed } from './payment-failed.tsx';
import classNames from './payment-return.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

type PaymentReturnProps = { readonly order: PaidOrder };

/** Shown after the payment page, until the payment is confirmed (H-R03). */
export function PaymentReturn({ order }: PaymentReturnProps) {
  const { status, askAgain } = usePaymentReturn(order);
  if (status.is === 'failed')
    return <PaymentFailed order={order} failure={status.failure} onAskAgain={askAgain} />;
  return <Pending isLong={status.isLong} />;
}

function Pending({ isLong }: { readonly isLong: boolean }) {
  const { t } = useTranslation('payment');
  usePageTitle(t('pageTitle'));
  return (
    <div className={classNames['pending']}>
      <Spinner size="large" />
      <h1>{t('pending')}</h1>
      <p role="status">{isLong ? t('pendingLong') : t('pendingHint')}</p>
    </div>
  );
}
