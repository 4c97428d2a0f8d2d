import {
  applicationQuestionTypeIds,
  checkApplicationAnswer,
} from '@repo/domain/application/application-questions';
import { applicationRules, checkJobRoleAgreement } from '@repo/domain/application/application-rules';
import { capabilities } from '@repo/domain/identity/capabilities';
import { fileLimits, textLimits, travelLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { flagInText, jsonInText } from '../wire/form-fields.ts';
import { id, idInText } from '../wire/ids.ts';
import { longestPhone, placeText, ruledText } from '../wire/texts.ts';

/** A character may take up to six in the JSON of a form field (S3§3). */
const jsonCharacters = 6;

/** Only a suggestion has coordinates, which are required (S3§5). */
const coordinate = (most: number) =>
  z.number('invalid_location').min(-most, 'invalid_location').max(most, 'invalid_location');

const address = z.object({
  currentLocation: placeText,
  longitude: coordinate(180),
  latitude: coordinate(90),
});

const distance = z.object({
  minDistanceToTravel: z.literal(travelLimits.applicationDistancesKm),
  unit: z.literal('KM'),
});

/** The command checks that all four questions are answered, with the key of S1§8. */
const questionDetails = z
  .array(z.object({ type: id, detail: ruledText(checkApplicationAnswer, textLimits.longText) }))
  .max(applicationQuestionTypeIds.length);

/** The agreement to the job role (R-R09). The fields of S3§3 hold it as `isActive`; a form without it has not agreed. */
const agreement = flagInText
  .default(false)
  .refine((isAgreed) => checkJobRoleAgreement(isAgreed).ok, 'this_field_is_required');

export const application = z.object({
  FirstName: ruledText(applicationRules.firstName, textLimits.applicationName),
  LastName: ruledText(applicationRules.lastName, textLimits.applicationName),
  Email: ruledText(applicationRules.email, textLimits.email),
  Address: jsonInText(address, 1024 * jsonCharacters),
  Distance: jsonInText(distance, 256),
  InstagramHandle: ruledText(applicationRules.instagramHandle, textLimits.instagramHandle),
  deviceId: idInText,
  phoneNumber: ruledText(applicationRules.phoneNumber, longestPhone),
  questionDetails: jsonInText(
    questionDetails,
    (textLimits.longText * jsonCharacters + 100) * applicationQuestionTypeIds.length,
  ),
  referralName: ruledText(applicationRules.referralName, textLimits.referralName).optional(),
  isActive: agreement,
});

/** Applicants are guests, so photos have the size limit of other images from guests. */
export const applyAsProvider = defineEndpoint('POST /api/v1/register/SBUserRegistration', {
  topic: 'Identity',
  summary: 'Apply to become a provider',
  actors: capabilities.applyAsProvider,
  source: 'S1§7, S3§7',
  body: anyCasing(application),
  files: [{ name: 'images', files: fileLimits.applicationPhotos, maxBytes: fileLimits.logoBytes }],
  errors: [
    'sorry_this_user_email_has_already_applied',
    'invalid_questions_submission',
    'invalid_location',
    'please_select_image',
    'max_3_photos_can_be_selected',
    'invalid_file_type',
    'file_size_exceeds_10mb_limit',
    'too_many_requests',
  ],
  success: 'form_submitted_successfully',
  reply: z.null(),
});
