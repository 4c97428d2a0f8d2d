import type { ApiFailure } from '@repo/api-client/api-failure';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOutDevice, logOutOtherDevices, useOwnDevicesQuery } from './own-devices-data.ts';
import type { OwnDevice } from './own-devices-data.ts';

/** The devices of the account, and how to log them out; `note` says what was done, `error` why not. */
export function useOwnDevices() {
  const { t } = useTranslation(['accountSettings', 'errors']);
  const { moment } = useFormats();
  const dispatch = useSessionDispatch();
  const query = useOwnDevicesQuery();
  const [busyWith, setBusyWith] = useState<string>();
  const [note, setNote] = useState<string>();
  const [error, setError] = useState<string>();
  const end = async (what: string, send: () => Promise<ApiFailure | undefined>, done: string) => {
    setBusyWith(what);
    setNote(undefined);
    setError(undefined);
    const failure = await send();
    // The device leaves the list before the note about it takes the focus.
    if (failure === undefined) await query.refetch();
    setBusyWith(undefined);
    if (failure === undefined) setNote(done);
    else setError(t(`errors:${failure.code}`, { count: 1 }));
    return failure === undefined;
  };
  const nameOf = ({ browser, system }: OwnDevice): string =>
    browser === null || system === null
      ? (browser ?? system ?? t('devices.unknown'))
      : t('devices.both', { browser, system });
  return {
    query,
    busyWith,
    note,
    error,
    nameOf,
    lastUseOf: ({ lastUsedAt }: OwnDevice): string => moment(lastUsedAt),
    endOne: (device: OwnDevice) =>
      end(
        device.id,
        () => dispatch(logOutDevice(device.id)),
        t('devices.loggedOut', { device: nameOf(device) }),
      ),
    endOthers: () => end('others', () => dispatch(logOutOtherDevices()), t('devices.othersLoggedOut')),
  };
}
