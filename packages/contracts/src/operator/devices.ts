import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { filledText } from '../wire/texts.ts';
import { operatorCall } from './operator-call.ts';

const fields = { name: filledText(60), isActive: z.boolean() };

export const deviceChanges = z.object(fields).partial();
export type DeviceChanges = z.output<typeof deviceChanges>;

export const newDevice = deviceChanges.required({ name: true });
export type NewDevice = z.output<typeof newDevice>;

export const editedDevice = z.object({ id, name: z.string(), isActive: z.boolean() });
export type EditedDevice = z.output<typeof editedDevice>;

export const listDevices = defineEndpoint('GET /api/v1/operator/devices', {
  ...operatorCall,
  summary: 'All smartphones, also those that are no longer offered',
  reply: z.array(editedDevice),
});

export const addDevice = defineEndpoint('POST /api/v1/operator/devices', {
  ...operatorCall,
  summary: 'Add a smartphone that providers can name',
  body: anyCasing(newDevice),
  errors: ['one_or_more_fields_exists_already'],
  success: 'saved_successfully',
  reply: editedDevice,
});

export const changeDevice = defineEndpoint('PUT /api/v1/operator/devices/:deviceId', {
  ...operatorCall,
  summary: 'Update the given fields of a smartphone',
  params: z.object({ deviceId: idInText }),
  body: anyCasing(deviceChanges),
  errors: ['one_or_more_fields_exists_already'],
  success: 'updated_successfully',
  reply: editedDevice,
});
