import { cardPriceOf } from '@repo/domain/cart/price-cart';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { selectUserKind } from '@repo/session/session/session-slice';
import { Button, buttonClass } from '@repo/ui/actions/button';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ProviderProfile } from './provider-profile-query.ts';
import { ReserveToggle } from '../../model/shown/reserve-toggle.tsx';
import { StickyBar } from '@repo/ui/bars/sticky-bar';
import { bookingPath, useStepAddress } from '../../model/step-moves.ts';
import { selectDurationHours } from '../../model/store/event-form.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useAvailability } from '../../model/use-availability.ts';
import { useFeeRates } from '@repo/shell/site/use-site-prices';

type ReserveBarProps = { readonly profile: ProviderProfile };

/** Leads back to the list, and reserves the provider from the profile (D-R10). */
export function ReserveBar({ profile }: ReserveBarProps) {
  const { t } = useTranslation('providerChoice');
  const label = t('profile.barLabel', { name: profile.firstName });
  return <StickyBar label={label} back={<BackToList />} {...useBarContent(profile)} />;
}

/** Returns what the bar says about the availability of the provider, with the next action. */
function useBarContent({ id, firstName: name }: ProviderProfile) {
  const { t } = useTranslation('providerChoice');
  const availability = useAvailability();
  switch (availability.status) {
    case 'loading':
      return { children: <p role="status">{t('profile.checking', { name })}</p> };
    case 'failed':
      return {
        children: <p role="alert">{t('profile.checkFailed', { name })}</p>,
        action: (
          <Button look="secondary" onClick={availability.retry}>
            {t('tryAgain')}
          </Button>
        ),
      };
    case 'notReady':
      return { children: <p>{t('profile.noEvent', { name })}</p>, action: <BookLink /> };
    case 'found': {
      const free = availability.found.providers.find((provider) => provider.id === id);
      return free === undefined
        ? { children: <p role="status">{t('profile.notFree', { name })}</p> }
        : { children: <WholePrice provider={free} />, action: <ReserveToggle provider={free} /> };
    }
  }
}

/** For visitors who are not booking: links to a booking. Providers cannot book. */
export function BookBar({ profile: { firstName } }: ReserveBarProps) {
  const { t } = useTranslation('providerChoice');
  if (useSelector(selectUserKind) === 'provider') return null;
  return (
    <StickyBar label={t('profile.book')} back={null} action={<BookLink />}>
      <p>{t('profile.noEvent', { name: firstName })}</p>
    </StickyBar>
  );
}

function BookLink() {
  const { t } = useTranslation('providerChoice');
  return (
    <Link to={bookingPath} className={buttonClass()}>
      {t('profile.bookNow')}
    </Link>
  );
}

function WholePrice({ provider: { hourlyRateCents } }: { readonly provider: BookableProvider }) {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const durationHours = useSelector(selectDurationHours);
  const { serviceFee } = useFeeRates();
  const price = cardPriceOf({ hourlyRateCents, durationHours: durationHours ?? 0 }, serviceFee);
  return (
    <Trans
      t={t}
      i18nKey="card.price"
      count={durationHours ?? 0}
      values={{ price: money(price) }}
      components={{ amount: <Amount />, terms: <p /> }}
    />
  );
}

function Amount({ children }: { readonly children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

/** Returns to the list by the browser's Back, or opens it in place of the profile for visitors of a direct link. */
function BackToList() {
  const { t } = useTranslation('providerChoice');
  const addressOf = useStepAddress();
  const navigate = useNavigate();
  const { isFromList }: Readonly<Record<string, unknown>> = Object(useLocation().state);
  if (isFromList === true)
    return (
      <Button look="quiet" onClick={() => void navigate(-1)}>
        {t('back')}
      </Button>
    );
  return (
    <Link to={addressOf('select')} replace className={buttonClass({ look: 'quiet' })}>
      {t('back')}
    </Link>
  );
}
