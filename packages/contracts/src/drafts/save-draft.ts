import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZero } from '../wire/ids.ts';
import {
  eventAnswers,
  notRead,
  sentEventConsents,
  sentEventLocation,
  sentEventTexts,
} from '../wire/sent-event.ts';
import { text } from '../wire/texts.ts';
import { durationHours, epochSeconds, sentEventDate } from '../wire/times.ts';

/** The event of S1§3 "Draft event payload". Postal code and consents are ours: the rules of an event need them. */
const draftEvent = z.object({
  ...sentEventTexts,
  ...sentEventConsents,
  id: idOrZero.nullish(),
  userId: id,
  eventDate: sentEventDate,
  eventStartTime: epochSeconds,
  sbstartTime: epochSeconds,
  duration: durationHours,
  isActive: notRead,
  eventTypeId: id,
  eventLocation: sentEventLocation.extend({ id: notRead, eventId: notRead, isActive: notRead }),
  postalCode: text(textLimits.postalCode).nullish(),
  affiliateCode: text(textLimits.affiliateCode).nullish(),
  EventQuestionAnswers: eventAnswers.nullish(),
});

export const draftToSave = z.object({ event: draftEvent });

export const saveDraft = defineEndpoint('POST /api/v1/User/EventSetup/EventSaveAsDraft', {
  topic: 'Drafts',
  summary: 'Submit an event without a free provider, for an answer by mail',
  actors: capabilities.submitDraft,
  source: 'S1§7, A-75',
  ownership: [
    { of: 'account', id: 'body.event.userId' },
    { of: 'event', id: 'body.event.id' },
  ],
  body: anyCasing(draftToSave),
  errors: [
    'please_enter_an_event_name',
    'event_date_must_be_tomorrow_or_later',
    'event_date_is_too_far_ahead',
    'the_booking_must_fit_between_8_am_and_2_am',
    'enter_a_location',
    'enter_precise_location',
    'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list',
    'please_select_an_event_type',
    'please_add_additional_notes',
    'this_field_is_required',
    'this_field_is_invalid',
    'action_is_not_possible_now',
    'too_many_requests',
  ],
  success: 'saved_successfully',
  reply: z.object({ id }),
});
