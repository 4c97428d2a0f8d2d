import { parseDollars } from '@repo/domain/money/dollars';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';

type PriceChangedProps = {
  /** In dollars, as the server sends it. */
  readonly total: number;
  /** Whether other prices of the cart are still loading. */
  readonly isWaiting: boolean;
  readonly onAccept: (total: number) => void;
};

/** Shows the new total of a cart, and checks out at it once the host has agreed. */
export function PriceChanged({ total, isWaiting, onAccept }: PriceChangedProps) {
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  const parsed = parseDollars(total);
  const amount = parsed.ok ? money(parsed.value) : '';
  return (
    <Banner
      kind="danger"
      title={t('failure.priceHeading')}
      takesFocus
      actions={
        <Button icon="lock" isBusy={isWaiting} onClick={() => onAccept(total)}>
          {total === 0 ? t('checkOutFree') : t('checkOut', { amount })}
        </Button>
      }
    >
      <p>{t('failure.priceChanged', { total: amount })}</p>
      <p>{t('failure.nothingCharged')}</p>
    </Banner>
  );
}
