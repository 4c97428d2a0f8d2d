import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { idParams } from '../wire/ids.ts';
import { workingSchedule, workingScheduleUpdate } from './working-schedule.ts';

const topic = 'Schedules';

export const getSchedule = defineEndpoint(`GET /api/v1/${brand.slug}/Profile/GetScheduleBySBId/:id`, {
  topic,
  summary: 'Weekly grid, blackout days and travel distances of a provider',
  actors: capabilities.editSchedule,
  source: 'S3§7',
  ownership: { of: 'account', id: 'params.id' },
  params: idParams,
  reply: workingSchedule,
});

export const saveSchedule = defineEndpoint(`PUT /api/v1/${brand.slug}/Profile/UpdateWorkingSchedule/:id`, {
  topic,
  summary: 'Save weekly grid, blackout days and travel distances',
  actors: capabilities.editSchedule,
  source: 'S3§7',
  ownership: [
    { of: 'account', id: 'params.id' },
    { of: 'account', id: 'body.SBUserId' },
  ],
  params: idParams,
  body: anyCasing(workingScheduleUpdate),
  errors: [
    'max_distance_cannot_be_less_than_min_distance',
    'start_time_is_required',
    'end_time_is_required',
    'end_time_must_be_greater_than_start_time',
    'this_field_is_invalid',
    'blackout_is_in_the_past',
    'schedule_has_changed',
  ],
  success: 'saved_successfully',
  reply: workingSchedule,
});

export const scheduleEndpoints = [getSchedule, saveSchedule] as const satisfies readonly Endpoint[];
