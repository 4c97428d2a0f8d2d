import type { CallResult } from '@repo/api-client/create-call';
import { serverData } from '@repo/api-client/server-data';
import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import { brand } from '@repo/domain/brand';
import { wireOfSchedule } from '@repo/domain/schedule/wire-of-schedule';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { ownSchedule } from './api/own-schedule.ts';
import type { EditedSchedule } from './schedule-of-wire.ts';

const saveKey = `PUT /api/v1/${brand.slug}/Profile/UpdateWorkingSchedule/:id` as const;

/**
 * Saves the schedule (W-R06). When another device has changed it, the newer one is loaded for the user to choose
 * . The caller shows a failure in place.
 */
export const saveSchedule =
  (
    providerId: number,
    { version, schedule }: EditedSchedule,
  ): AppThunk<Promise<CallResult<WorkingSchedule>>> =>
  async (dispatch, _, { call }) => {
    const params = { id: String(providerId) };
    const body = { SBUserId: providerId, version, ...wireOfSchedule(schedule) };
    const result = await call(saveKey, { params, body }, { failureToast: 'silent' });
    if (result.ok) {
      dispatch(actionSucceeded('saved_successfully'));
      await dispatch(ownSchedule.util.upsertQueryData('ownSchedule', providerId, result.value));
    } else if (result.failure.code === 'schedule_has_changed')
      dispatch(serverData.util.invalidateTags(['live']));
    return result;
  };
