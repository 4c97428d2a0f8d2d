import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { idInText } from '../wire/ids.ts';
import { operatorCall } from './operator-call.ts';
import { hourlyRate } from './settings.ts';

export const changeProviderRate = defineEndpoint('PUT /api/v1/operator/providers/:providerId/rate', {
  ...operatorCall,
  summary: 'Set what an hour of a provider costs from now on (A-31)',
  params: z.object({ providerId: idInText }),
  body: anyCasing(z.object({ hourlyRate })),
  success: 'updated_successfully',
  reply: z.object({ hourlyRate }),
});
