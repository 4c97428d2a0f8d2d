import { cardPriceOf } from '@repo/domain/cart/price-cart';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Toggle } from '@repo/ui/actions/toggle';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { ProviderProfile } from '../../model/api/provider-profile.ts';
import { StickyBar } from '../../model/shown/sticky-bar.tsx';
import { bookingPath, useStepAddress } from '../../model/step-moves.ts';
import { selectEventForm } from '../../model/store/event-form.ts';
import { providerReleased, providerReserved, selectProviders } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { useAvailability } from '../../model/use-availability.ts';
import { useFeeRates } from '../../model/use-cart.ts';

/** Back to the list, and reserving from here whoever is in it (D-R10). */
export function ReserveBar({ profile: { id, firstName } }: { readonly profile: ProviderProfile }) {
  const { t } = useTranslation('providerChoice');
  const availability = useAvailability();
  const listAddress = useListAddress();
  const back = (
    <Link to={listAddress} className={buttonClass({ look: 'quiet' })}>
      {t('back')}
    </Link>
  );
  const label = t('profile.barLabel', { name: firstName });
  const name = firstName;
  switch (availability.status) {
    case 'loading':
      return (
        <StickyBar label={label} back={back}>
          <p role="status">{t('profile.checking', { name })}</p>
        </StickyBar>
      );
    case 'failed':
      return (
        <StickyBar
          label={label}
          back={back}
          action={
            <Button look="secondary" onClick={availability.retry}>
              {t('tryAgain')}
            </Button>
          }
        >
          <p role="alert">{t('profile.checkFailed', { name })}</p>
        </StickyBar>
      );
    case 'notReady':
      return (
        <StickyBar
          label={label}
          back={back}
          action={
            <Link to={bookingPath} className={buttonClass()}>
              {t('profile.bookNow')}
            </Link>
          }
        >
          <p>{t('profile.noEvent', { name })}</p>
        </StickyBar>
      );
    case 'found': {
      const free = availability.found.providers.find((provider) => provider.id === id);
      if (free !== undefined)
        return (
          <StickyBar label={label} back={back} action={<ReserveToggle provider={free} />}>
            <WholePrice provider={free} />
          </StickyBar>
        );
      return (
        <StickyBar label={label} back={back}>
          <p role="status">{t('profile.notFree', { name })}</p>
        </StickyBar>
      );
    }
  }
}

function ReserveToggle({ provider }: { readonly provider: BookableProvider }) {
  const { t } = useTranslation('providerChoice');
  const dispatch = useBookingDispatch();
  const isReserved = useSelector(selectProviders).some(({ id }) => id === provider.id);
  return (
    <Toggle
      isPressed={isReserved}
      onToggle={(isPressed) =>
        dispatch(isPressed ? providerReserved(provider) : providerReleased(provider.id))
      }
    >
      {t('reserve', { name: provider.firstName })}
    </Toggle>
  );
}

function WholePrice({ provider: { hourlyRateCents } }: { readonly provider: BookableProvider }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const { durationHours } = useSelector(selectEventForm);
  const { serviceFee } = useFeeRates();
  const price = cardPriceOf({ hourlyRateCents, durationHours: durationHours ?? 0 }, serviceFee);
  return (
    <>
      <p>
        <strong>{money(price)}</strong>
      </p>
      <p>{t('card.price', { hours: t('hours', { ns: 'shell', count: durationHours ?? 0 }) })}</p>
    </>
  );
}

/** The list as the host has left it, with its filters; only ever a page of the booking. */
function useListAddress(): string {
  const addressOf = useStepAddress();
  const { from }: Readonly<Record<string, unknown>> = Object(useLocation().state);
  return typeof from === 'string' && from.startsWith(bookingPath) ? from : addressOf('select');
}
