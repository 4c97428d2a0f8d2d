import { Toggle } from '@repo/ui/actions/toggle';
import { useTranslation } from 'react-i18next';
import { providerReleased, providerReserved } from '../store/selection.ts';
import type { BookableProvider } from '../store/selection.ts';
import { useBookingDispatch } from '../store/use-booking-dispatch.ts';
import { useIsReserved } from '../store/use-is-reserved.ts';

type ReserveToggleProps = {
  readonly provider: BookableProvider & { readonly cardPriceCents?: number };
  readonly size?: 'medium' | 'small';
};

/** Takes a provider into the selection or out of it (D-R05); the price on the card does not go with it. */
export function ReserveToggle({ provider, size = 'medium' }: ReserveToggleProps) {
  const { t } = useTranslation('providerChoice');
  const dispatch = useBookingDispatch();
  const { cardPriceCents: _, ...bookable } = provider;
  return (
    <Toggle
      size={size}
      isPressed={useIsReserved(bookable.id)}
      onToggle={(isWanted) => dispatch(isWanted ? providerReserved(bookable) : providerReleased(bookable.id))}
    >
      {t('reserve', { name: bookable.firstName })}
    </Toggle>
  );
}
