import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { id } from '../../wire/ids.ts';
import { operatorCall } from '../operator-call.ts';

export const listAddressCollisions = defineEndpoint('GET /api/v1/operator/address-collisions', {
  ...operatorCall,
  summary: 'Accounts whose addresses differ in nothing that a reader sees, the first hundred',
  reply: z.array(z.object({ email: z.string(), accountIds: z.array(id) })),
});
