import type { ApplicationSummary, SubmittedApplication } from '@repo/contracts/operator/applications';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { ApplicationRecord, ApplicationSummaryRecord } from './application.repository.ts';

export const presentSummary = (record: ApplicationSummaryRecord): ApplicationSummary => ({
  id: record.id,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  status: record.status,
  receivedAt: secondsOf(record.receivedAt),
});

export const presentApplication = (
  record: ApplicationRecord,
  addressOfPhoto: (name: string) => string,
): SubmittedApplication => ({
  ...presentSummary(record),
  phoneNumber: record.phoneNumber,
  instagramHandle: record.instagramHandle,
  deviceName: record.deviceName,
  address: record.currentLocation,
  distanceKm: record.travelKm,
  referralName: record.referralName === '' ? null : record.referralName,
  answers: record.answers.map(({ questionTypeId, answer }) => ({ questionTypeId, answer })),
  photoUrls: record.photoNames.map(addressOfPhoto),
  refusalReason: record.refusalReason,
});
