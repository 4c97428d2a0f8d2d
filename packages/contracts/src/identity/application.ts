import {
  applicationQuestionTypeIds,
  checkApplicationAnswer,
} from '@repo/domain/application/application-questions';
import { applicationRules } from '@repo/domain/application/application-rules';
import { capabilities } from '@repo/domain/identity/capabilities';
import { fileLimits, textLimits, travelLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { flagInText, jsonInText } from '../wire/form-fields.ts';
import { id, idInText } from '../wire/ids.ts';
import { longestPhone, placeText, ruledText } from '../wire/texts.ts';

/** A form carries objects as JSON, in which a character may take up to six (S3§3). */
const jsonCharacters = 6;

/** Only a suggestion of the list has coordinates, and without them no place is meant (S3§5). */
const coordinate = (most: number) =>
  z.number('invalid_location').min(-most, 'invalid_location').max(most, 'invalid_location');

const address = z.object({
  currentLocation: placeText,
  longitude: coordinate(180),
  latitude: coordinate(90),
});

const distance = z.object({
  minDistanceToTravel: z.literal(travelLimits.applicationKm),
  unit: z.literal('KM'),
});

/** Whether all four questions are answered is for the command to say, with the key of S1§8. */
const questionDetails = z
  .array(z.object({ type: id, detail: ruledText(checkApplicationAnswer, textLimits.longText) }))
  .max(applicationQuestionTypeIds.length);

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
  isActive: flagInText.optional(),
});
export type Application = z.input<typeof application>;

/** An applicant is a guest, so a photo may weigh no more than the other pictures that guests send. */
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
    'too_many_requests',
  ],
  success: 'form_submitted_successfully',
  reply: z.null(),
});
