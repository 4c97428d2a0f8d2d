import type { ApiFailure } from '@repo/api-client/api-failure';
import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import { isSame } from '@repo/domain/is-same';
import { findTravelDistanceIssues } from '@repo/domain/schedule/travel-distance';
import { useAccountId } from '@repo/session/session/use-account-id';
import { failureResolved } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useCallback, useMemo, useState } from 'react';
import { saveSchedule } from '../../model/save-schedule.ts';
import { editedScheduleOfWire } from '../../model/schedule-of-wire.ts';
import type { EditedSchedule } from '../../model/schedule-of-wire.ts';

export type Schedule = EditedSchedule['schedule'];

/**
 * Holds what the user has entered, and the version that it changes. A newer version replaces unchanged entries at once;
 * changed ones stay until the user chooses.
 */
export function useScheduleForm(loaded: WorkingSchedule) {
  const newest = useMemo(() => editedScheduleOfWire(loaded), [loaded]);
  const [base, setBase] = useState(newest);
  const [schedule, setSchedule] = useState(base.schedule);
  const hasChanges = !isSame(schedule, base.schedule);
  const isNewer = newest.version > base.version;
  const load = (version: EditedSchedule): void => {
    setBase(version);
    setSchedule(version.schedule);
  };
  if (isNewer && (!hasChanges || isSame(schedule, newest.schedule))) load(newest);
  const { send, isSaving, failure, clearFailure } = useSave(setBase);
  const change = useCallback(
    (changes: Partial<Schedule>): void => {
      clearFailure();
      setSchedule((now) => ({ ...now, ...changes }));
    },
    [clearFailure],
  );
  return {
    schedule,
    hasChanges,
    /** Whether another device has saved since the entries were begun. Told once a save is answered, which may fail for it. */
    isOutdated: isNewer && hasChanges && !isSaving,
    isSaving,
    failure,
    /** Stays the same from press to press, so that the parts that do not change are not drawn again. */
    change,
    discard: (): void => {
      clearFailure();
      load(newest);
    },
    save: (): void => void send({ version: base.version, schedule }),
    /** Saves the entries over the newer version. */
    replace: (): void => void send({ version: newest.version, schedule }),
  };
}

/** Saves valid entries, one save at a time. */
function useSave(onSaved: (saved: EditedSchedule) => void) {
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure['code']>();
  const clearFailure = useCallback((): void => {
    if (failure !== undefined) dispatch(failureResolved(failure));
    setFailure(undefined);
  }, [dispatch, failure]);
  const send = async (edited: EditedSchedule): Promise<void> => {
    if (isSaving) return;
    const [issue] = findTravelDistanceIssues(edited.schedule.travel);
    clearFailure();
    setFailure(issue?.code);
    if (issue !== undefined) return;
    setIsSaving(true);
    const result = await dispatch(saveSchedule(providerId, edited));
    setIsSaving(false);
    if (result.ok) onSaved(editedScheduleOfWire(result.value));
    else setFailure(result.failure.code);
  };
  return { send, isSaving, failure, clearFailure };
}
