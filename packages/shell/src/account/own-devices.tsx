import { Button } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { Badge } from '@repo/ui/indicators/badge';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './own-devices.module.css';
import type { OwnDevice } from './own-devices-data.ts';
import { useOwnDevices } from './use-own-devices.ts';

type Devices = ReturnType<typeof useOwnDevices>;

/** The devices that are logged in to the account; each of the others can be logged out. */
export function OwnDevices() {
  const { t } = useTranslation('accountSettings');
  const devices = useOwnDevices();
  const { query, note, error } = devices;
  return (
    <div className={classNames['devices']}>
      {note === undefined ? null : (
        <Banner kind="success" takesFocus>
          {note}
        </Banner>
      )}
      {error === undefined ? null : <Banner kind="danger">{error}</Banner>}
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('devices.loading')}
      >
        {(found) => (
          <>
            <ul aria-label={t('devices.list')} className={classNames['list']}>
              {found.map((device) => (
                <Device key={device.id} device={device} devices={devices} />
              ))}
            </ul>
            {found.some(({ isThis }) => !isThis) ? <LogOutOthers devices={devices} /> : null}
          </>
        )}
      </AsyncState>
    </div>
  );
}

function Device({ device, devices }: { readonly device: OwnDevice; readonly devices: Devices }) {
  const { t } = useTranslation('accountSettings');
  const { busyWith, endOne } = devices;
  const name = devices.nameOf(device);
  const time = devices.lastUseOf(device);
  return (
    <li className={classNames['device']}>
      <div>
        <div className={classNames['name']}>
          {name}
          {device.isThis ? <Badge look="primary">{t('devices.thisDevice')}</Badge> : null}
        </div>
        <p className={classNames['time']}>{t('devices.lastUsed', { time })}</p>
      </div>
      {device.isThis ? null : (
        <Button
          look="secondary"
          size="small"
          aria-label={t('devices.logOutOf', { logOut: t('devices.logOut'), device: name, time })}
          isBusy={busyWith === device.id}
          onClick={() => void endOne(device)}
        >
          {t('devices.logOut')}
        </Button>
      )}
    </li>
  );
}

function LogOutOthers({ devices: { busyWith, endOthers } }: { readonly devices: Devices }) {
  const { t } = useTranslation('accountSettings');
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!(await endOthers())) setIsAsked(false);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {t('devices.others')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('devices.othersDialog.title')}
        confirmLabel={t('devices.othersDialog.confirm')}
        cancelLabel={t('devices.othersDialog.cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
        isBusy={busyWith === 'others'}
      >
        {t('devices.othersDialog.text')}
      </ConfirmDialog>
    </>
  );
}
