import { checkApplicationPhotos } from '@repo/domain/application/application-photos';
import {
  applicationQuestionTypeIds,
  checkApplicationAnswer,
} from '@repo/domain/application/application-questions';
import {
  applicationRules,
  checkApplicationDistance,
  checkDevice,
  checkJobRoleAgreement,
} from '@repo/domain/application/application-rules';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { failedFields } from '@repo/domain/field/failed-fields';
import { travelLimits } from '@repo/domain/limits';
import type { Result } from '@repo/domain/result';
import type { Application } from '../../model/apply.ts';
import { homeCodeOf } from '../../model/check-home.ts';

const questions = { 2: 'question1', 3: 'question2', 4: 'question3', 14: 'question4' } as const;

/** The names of the four questions in the form, in their order. */
export const questionNames = applicationQuestionTypeIds.map((type) => questions[type]);

type TextName = keyof typeof applicationRules;
type QuestionName = (typeof questionNames)[number];

/** What stays on the device until the application is sent. */
export type ApplicationDraft = Readonly<Record<TextName | QuestionName, string>> & {
  readonly home: EventLocation;
  readonly distanceKm: number;
  readonly deviceId: number | null;
};

export type ApplicationValues = ApplicationDraft & {
  readonly photos: readonly File[];
  readonly hasAgreed: boolean;
};

export const emptyDraft: ApplicationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  home: { address: '', coordinates: null, postalCode: null },
  distanceKm: travelLimits.applicationDistancesKm[0],
  instagramHandle: '',
  deviceId: null,
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  referralName: '',
};

const codeOf = (checked: Result<unknown, ErrorCode>): ErrorCode | undefined =>
  checked.ok ? undefined : checked.failure;

/** Returns the error codes by field (S3§5). A stored device that is no longer offered counts as not chosen. */
export function checkApplication(values: ApplicationValues, deviceIds: readonly number[]) {
  const { home, deviceId } = values;
  const offered = deviceIds.find((id) => id === deviceId) ?? null;
  return {
    ...failedFields<TextName>(applicationRules, values),
    home: homeCodeOf(home),
    distanceKm: codeOf(checkApplicationDistance(values.distanceKm)),
    deviceId: codeOf(checkDevice(offered, deviceIds)),
    photos: codeOf(checkApplicationPhotos(values.photos.map(({ name }) => name))),
    ...Object.fromEntries(questionNames.map((name) => [name, codeOf(checkApplicationAnswer(values[name]))])),
    hasAgreed: codeOf(checkJobRoleAgreement(values.hasAgreed)),
  } satisfies Partial<Record<keyof ApplicationValues, ErrorCode | undefined>>;
}

/** Returns the fields of the form as the specs send them, without the photos (S3§3). */
export const applicationOf = (values: ApplicationValues): Application => ({
  FirstName: values.firstName,
  LastName: values.lastName,
  Email: values.email,
  Address: JSON.stringify({ currentLocation: values.home.address, ...values.home.coordinates }),
  Distance: JSON.stringify({ minDistanceToTravel: values.distanceKm, unit: 'KM' }),
  InstagramHandle: values.instagramHandle,
  deviceId: values.deviceId ?? 0,
  phoneNumber: values.phoneNumber,
  questionDetails: JSON.stringify(
    applicationQuestionTypeIds.map((type) => ({ type, detail: values[questions[type]] })),
  ),
  referralName: values.referralName,
  isActive: values.hasAgreed,
});
