import type { Preferences } from '@repo/contracts/notifications/preferences';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionSucceeded } from '../notices/notices-slice.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { preferencesChanged, savePreferences } from './preferences-data.ts';

/** The loaded preferences, and when their last request began. */
export type LoadedPreferences = {
  readonly preferences: Preferences;
  readonly isFetching: boolean;
  readonly startedTimeStamp?: number | undefined;
};

/**
 * Changes preferences: shows a change at once, saves one after the other, and takes back what was not saved. Changes stay
 * shown until the answer of a request from after the last save, because an earlier one may be older.
 */
export function usePreferences({ preferences, isFetching, startedTimeStamp = 0 }: LoadedPreferences) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [changes, setChanges] = useState<Partial<Preferences>>();
  const [savedAtMs, setSavedAtMs] = useState<number>();
  const last = useRef(Promise.resolve());
  const isLoadedSince = savedAtMs !== undefined && !isFetching && startedTimeStamp >= savedAtMs;
  if (changes !== undefined && isLoadedSince) setChanges(undefined);
  const save = async (change: Partial<Preferences>): Promise<void> => {
    const failure = await dispatch(savePreferences(change));
    if (failure === undefined) dispatch(actionSucceeded('saved_successfully'));
    else setError(t(failure.code, { count: 1 }));
  };
  const change = (changed: Partial<Preferences>): void => {
    setError(undefined);
    setSavedAtMs(undefined);
    setChanges((before) => ({ ...before, ...changed }));
    const saving = last.current.then(() => save(changed));
    last.current = saving;
    const settle = async (): Promise<void> => {
      await saving;
      if (last.current !== saving) return;
      setSavedAtMs(Date.now());
      dispatch(preferencesChanged());
    };
    void settle();
  };
  return { shown: { ...preferences, ...changes }, change, error };
}
