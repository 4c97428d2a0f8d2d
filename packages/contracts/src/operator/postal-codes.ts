import { z } from 'zod';
import { servicedPostalCode } from '../catalogue/operator-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { operatorCall } from './operator-call.ts';

/** The first three characters of a postal code, the third of which may be `*` for all of them (S1§5). */
export const deliveryArea = z
  .string()
  .trim()
  .max(10)
  .regex(/^[A-Za-z]\d[A-Za-z*]$/, { error: 'this_field_is_invalid' })
  .toUpperCase();

export const listPostalCodes = defineEndpoint('GET /api/v1/operator/postal-codes', {
  ...operatorCall,
  summary: 'All delivery areas that are served',
  reply: z.array(servicedPostalCode),
});

export const addPostalCodes = defineEndpoint('POST /api/v1/operator/postal-codes', {
  ...operatorCall,
  summary: 'Serve more delivery areas; answers all that are served',
  body: anyCasing(z.object({ codes: z.array(deliveryArea).min(1).max(500) })),
  success: 'saved_successfully',
  reply: z.array(servicedPostalCode),
});

export const removePostalCode = defineEndpoint('DELETE /api/v1/operator/postal-codes/:code', {
  ...operatorCall,
  summary: 'No longer serve a delivery area; answers all that are served',
  params: z.object({ code: deliveryArea }),
  success: 'saved_successfully',
  reply: z.array(servicedPostalCode),
});
