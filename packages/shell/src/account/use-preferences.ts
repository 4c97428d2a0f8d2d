import type { Preferences } from '@repo/contracts/notifications/preferences';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionSucceeded } from '../notices/notices-slice.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { reloadPreferences, savePreferences } from './preferences-data.ts';

/** The loaded preferences, and their last request. */
export type LoadedPreferences = {
  readonly preferences: Preferences;
  readonly isFetching: boolean;
  readonly requestId?: string | undefined;
};

/**
 * Changes preferences: shows a change at once, saves one after the other, and takes back what was not saved. Changes stay
 * shown until the answer of a request from after the last save, because an earlier one may be older.
 */
export function usePreferences({ preferences, isFetching, requestId }: LoadedPreferences) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [changes, setChanges] = useState<Partial<Preferences>>();
  const [requestBeforeSave, setRequestBeforeSave] = useState<string>();
  const last = useRef(Promise.resolve());
  const isLoadedSince = requestBeforeSave !== undefined && requestId !== requestBeforeSave && !isFetching;
  if (changes !== undefined && isLoadedSince) setChanges(undefined);
  const save = async (change: Partial<Preferences>): Promise<void> => {
    const failure = await dispatch(savePreferences(change));
    if (failure === undefined) dispatch(actionSucceeded('saved_successfully'));
    else setError(t(failure.code, { count: 1 }));
  };
  const change = (changed: Partial<Preferences>): void => {
    setError(undefined);
    setRequestBeforeSave(undefined);
    setChanges((before) => ({ ...before, ...changed }));
    const saving = last.current.then(() => save(changed));
    last.current = saving;
    const settle = async (): Promise<void> => {
      await saving;
      if (last.current === saving) setRequestBeforeSave(dispatch(reloadPreferences()));
    };
    void settle();
  };
  return { shown: { ...preferences, ...changes }, change, error };
}
