import { logOut } from '@repo/session/session/log-out';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { unsentKeys } from '@repo/session/storage/account-storage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { OnDemand } from '../connection/on-demand.tsx';

const loadDialog = async () => (await import('./unsent-dialog.tsx')).UnsentDialog;

/** Logs out; asks first if something waits for the network, because logging out clears it. */
export function LogOutButton({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const dispatch = useSessionDispatch();
  const user = useSelector(selectUser);
  const [isAsking, setIsAsking] = useState(false);
  const end = (): void => {
    setIsAsking(false);
    void dispatch(logOut());
  };
  const press = (): void => {
    if (user !== undefined && unsentKeys(user.id).length > 0) setIsAsking(true);
    else end();
  };
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {t('header.logout')}
      </button>
      {isAsking ? (
        <OnDemand isWanted load={loadDialog} props={{ onLogOut: end, onStay: () => setIsAsking(false) }} />
      ) : null}
    </>
  );
}
