import type { Preferences } from '@repo/contracts/notifications/preferences';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionSucceeded } from '../notices/notices-slice.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { mailPreferences, savePreferences } from './preferences-data.ts';

const { updateQueryData } = mailPreferences.util;

/** Changes preferences: shows a change at once, saves one after the other, and takes back what was not saved. */
export function usePreferences() {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const last = useRef(Promise.resolve());
  const save = async (change: Partial<Preferences>, takeBack: () => void): Promise<void> => {
    const failure = await dispatch(savePreferences(change));
    if (failure === undefined) return void dispatch(actionSucceeded('saved_successfully'));
    takeBack();
    setError(t(failure.code, { count: 1 }));
  };
  const change = (changed: Partial<Preferences>): void => {
    setError(undefined);
    const { undo } = dispatch(
      updateQueryData('mailPreferences', undefined, (shown) => ({ ...shown, ...changed })),
    );
    last.current = last.current.then(() => save(changed, undo));
  };
  return { change, error };
}
