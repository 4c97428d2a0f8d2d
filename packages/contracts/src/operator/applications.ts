import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { filledText } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';
import { hourlyRate } from './settings.ts';

const applicationStatus = z.enum(['received', 'approved', 'refused']);
export type ApplicationStatus = z.output<typeof applicationStatus>;

const applicationSummary = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: applicationStatus,
  receivedAt: epochSeconds,
});
export type ApplicationSummary = z.output<typeof applicationSummary>;

export const submittedApplication = applicationSummary.extend({
  phoneNumber: z.string(),
  instagramHandle: z.string(),
  deviceName: z.string(),
  address: z.string(),
  distanceKm: z.number(),
  referralName: z.string().nullable(),
  /** The questions of S3§3 by their type ids, each with its answer. */
  answers: z.array(z.object({ questionTypeId: id, answer: z.string() })),
  /** Addresses of the photos, valid for a quarter of an hour. */
  photoUrls: z.array(z.string()),
  refusalReason: z.string().nullable(),
});
export type SubmittedApplication = z.output<typeof submittedApplication>;

const applicationParams = z.object({ applicationId: idInText });

export const listApplications = defineEndpoint('GET /api/v1/operator/applications', {
  ...operatorCall,
  summary: 'Applications of providers, the oldest first',
  query: pageQuery.extend({ status: applicationStatus.optional() }),
  reply: z.array(applicationSummary),
  meta: pageTotal,
});

export const readApplication = defineEndpoint('GET /api/v1/operator/applications/:applicationId', {
  ...operatorCall,
  summary: 'One application with everything that was sent',
  params: applicationParams,
  reply: submittedApplication,
});

export const approveApplication = defineEndpoint(
  'POST /api/v1/operator/applications/:applicationId/approve',
  {
    ...operatorCall,
    summary: 'Make a provider of an applicant, with the default rate unless one is given (A-31)',
    params: applicationParams,
    body: anyCasing(z.object({ hourlyRate: hourlyRate.optional() })),
    errors: ['action_is_not_possible_now', 'user_already_exists'],
    success: 'updated_successfully',
    reply: z.null(),
  },
);

export const refuseApplication = defineEndpoint('POST /api/v1/operator/applications/:applicationId/refuse', {
  ...operatorCall,
  summary: 'Refuse an application and say why',
  params: applicationParams,
  body: anyCasing(z.object({ reason: filledText(textLimits.longText) })),
  errors: ['action_is_not_possible_now'],
  success: 'updated_successfully',
  reply: z.null(),
});
