import { buttonClass } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { profileAddressOf } from '../../../model/profile-address.ts';

type ProfileLinkProps = { readonly id: number; readonly nameId: string };

/** Links to the profile; its Back returns to this position of the list. */
export function ProfileLink({ id, nameId }: ProfileLinkProps) {
  const { t } = useTranslation('providerChoice');
  return (
    <Link
      to={profileAddressOf(id, { isBooking: true })}
      state={{ isFromList: true }}
      aria-describedby={nameId}
      className={buttonClass({ look: 'quiet' })}
    >
      {t('viewProfile')}
    </Link>
  );
}
