import type { ApplicationSummary, SubmittedApplication } from '@repo/contracts/operator/applications';
import type { ApplicationRecord, ApplicationSummaryRecord } from './application.repository.ts';

export const presentSummary = (record: ApplicationSummaryRecord): ApplicationSummary => ({
  id: record.id,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  status: record.status,
  receivedAt: Math.floor(record.receivedAt.getTime() / 1000),
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
