import { buttonClass } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { profileAddressOf } from '../../../model/profile-address.ts';

type ProfileLinkProps = { readonly id: number; readonly nameId: string };

/** To the whole profile; its own way back leads to where this was pressed. */
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
