import type { Preferences } from '@repo/contracts/notifications/preferences';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionSucceeded } from '../notices/notices-slice.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { reloadPreferences, savePreferences } from './preferences-data.ts';

/**
 * Changes preferences: shows a change at once, saves one after the other, and takes back what was not saved. Changes stay
 * shown until all are saved and loaded again, because what is loaded meanwhile may be older.
 */
export function usePreferences(loaded: Preferences) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [changes, setChanges] = useState<Partial<Preferences>>({});
  const last = useRef(Promise.resolve());
  const save = async (change: Partial<Preferences>): Promise<void> => {
    const failure = await dispatch(savePreferences(change));
    if (failure === undefined) dispatch(actionSucceeded('saved_successfully'));
    else setError(t(failure.code, { count: 1 }));
  };
  const change = (changed: Partial<Preferences>): void => {
    setError(undefined);
    setChanges((before) => ({ ...before, ...changed }));
    const saving = last.current.then(() => save(changed));
    last.current = saving;
    const settle = async (): Promise<void> => {
      await saving;
      if (last.current !== saving) return;
      await dispatch(reloadPreferences());
      if (last.current === saving) setChanges({});
    };
    void settle();
  };
  return { preferences: { ...loaded, ...changes }, change, error };
}
