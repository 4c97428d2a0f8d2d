import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { answeredNames, bothNames, operatorCall, position } from './operator-call.ts';

/** A file name in the public catalogue folder, without a path. */
const catalogueFile = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: 'this_field_is_invalid' });

const fields = {
  ...bothNames,
  position,
  /** An image of the vibe. */
  featureFile: catalogueFile,
  /** A clip of the vibe. */
  sampleFile: catalogueFile,
  isActive: z.boolean(),
};

export const recapTypeChanges = z.object(fields).partial();
export type RecapTypeChanges = z.output<typeof recapTypeChanges>;

export const newRecapType = z.object(fields).partial({ position: true, isActive: true });
export type NewRecapType = z.output<typeof newRecapType>;

export const editedRecapType = z.object({ ...fields, id, ...answeredNames });
export type EditedRecapType = z.output<typeof editedRecapType>;

export const listRecapTypes = defineEndpoint('GET /api/v1/operator/recap-types', {
  ...operatorCall,
  summary: 'All vibes of a recap, also those that are no longer offered',
  reply: z.array(editedRecapType),
});

export const addRecapType = defineEndpoint('POST /api/v1/operator/recap-types', {
  ...operatorCall,
  summary: 'Add a vibe, by default at the end of the list',
  body: anyCasing(newRecapType),
  errors: ['one_or_more_fields_exists_already'],
  success: 'saved_successfully',
  reply: editedRecapType,
});

export const changeRecapType = defineEndpoint('PUT /api/v1/operator/recap-types/:recapTypeId', {
  ...operatorCall,
  summary: 'Update the given fields of a vibe',
  params: z.object({ recapTypeId: idInText }),
  body: anyCasing(recapTypeChanges),
  errors: ['one_or_more_fields_exists_already'],
  success: 'updated_successfully',
  reply: editedRecapType,
});
