import { buttonClass } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../entry/app-link.tsx';

/** Links to a new booking, except for providers (S1§6). */
export function BookNow({ isWide = false }: { readonly isWide?: boolean }) {
  const { t } = useTranslation();
  return (
    <AppLink to="/event_booking" className={buttonClass({ size: 'small', isWide })}>
      {t('header.bookNow')}
    </AppLink>
  );
}
