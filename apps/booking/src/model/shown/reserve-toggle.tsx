import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Toggle } from '@repo/ui/actions/toggle';
import { useTranslation } from 'react-i18next';
import { providerReleased, providerReserved } from '../store/selection.ts';
import type { BookableProvider } from '../store/selection.ts';
import { useIsReserved } from '../store/use-is-reserved.ts';

type ReserveToggleProps = {
  readonly provider: BookableProvider & { readonly cardPriceCents?: number };
  readonly size?: 'medium' | 'small';
};

/** Reserves or releases a provider (D-R05); the store does not keep the price of the card. */
export function ReserveToggle({ provider, size = 'medium' }: ReserveToggleProps) {
  const { t } = useTranslation('providerChoice');
  const dispatch = useAppDispatch();
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
