import { brand } from '@repo/domain/brand';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { galleryFile, uploadedFile } from '../galleries/gallery-file.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { eventIdParams, idInText } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { reelStatus, tabInPath } from '../wire/provider-event.ts';
import { filledText } from '../wire/texts.ts';
import { recapBrief, recapDetails, recapEvent } from './recap-brief.ts';

const topic = 'Recaps';

const recapParams = z.object({ eventId: idInText, sbUserId: idInText });
const ofEventAndProvider = [
  { of: 'event', id: 'params.eventId' },
  { of: 'account', id: 'params.sbUserId' },
] as const;

/** The text fields of the form with a recap, one file per call. */
export const recapUpload = z.object({
  eventId: idInText,
  SbUserId: idInText,
  ContentType: z.literal(contentTypes.recap),
});

export const getRecapEvents = defineEndpoint(`GET /api/v1/${brand.slug}/reel/GetSBReels/:sbUserId/:tab`, {
  topic,
  summary: 'The events of a provider with recaps, pending or completed',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7, A-81',
  ownership: { of: 'account', id: 'params.sbUserId' },
  params: z.object({ sbUserId: idInText, tab: tabInPath(reelStatus) }),
  query: pageQuery,
  reply: z.array(recapEvent),
  meta: pageTotal,
});

export const getRecapDetails = defineEndpoint(`GET /api/v1/${brand.slug}/reel/:eventId/:sbUserId`, {
  topic,
  summary: 'What was ordered and what has been delivered',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7, A-17',
  ownership: ofEventAndProvider,
  params: recapParams,
  reply: recapDetails,
});

export const finishRecap = defineEndpoint(`PUT /api/v1/${brand.slug}/reel/:eventId/:sbUserId`, {
  topic,
  summary: 'Finish: all ordered recaps are delivered',
  actors: capabilities.uploadRecaps,
  source: 'A-11, A-61',
  ownership: ofEventAndProvider,
  params: recapParams,
  errors: ['recap_are_required', brandedCodes.actionAlreadyPerformed],
  success: 'updated_successfully',
  reply: z.object({ reelStatus }),
});

export const getRecapBrief = defineEndpoint(`GET /api/v1/${brand.slug}/reel/GetReelBrief/:eventId`, {
  topic,
  summary: 'The recap brief of an event',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7, A-17',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  reply: recapBrief,
});

export const addRecap = defineEndpoint(`POST /api/v1/${brand.slug}/reel/AddReel`, {
  topic,
  summary: 'Deliver one recap',
  actors: capabilities.uploadRecaps,
  source: 'A-11',
  ownership: [
    { of: 'event', id: 'body.eventId' },
    { of: 'account', id: 'body.SbUserId' },
  ],
  files: [uploadedFile],
  body: anyCasing(recapUpload),
  errors: [
    'only_videos_are_acceptable_for_reel',
    'each_file_size_should_be_under_400mb',
    'recap_are_required',
    'files_already_uploaded',
    brandedCodes.actionAlreadyPerformed,
  ],
  success: 'recap_added_successfully',
  reply: galleryFile,
});

/** The mail goes to the address of the token, which the name in the path must match. */
export const mailRecapAssets = defineEndpoint(
  `POST /api/v1/${brand.slug}/reel/DownloadAssets/:eventId/:userName`,
  {
    topic,
    summary: 'Have the material for a recap sent by email',
    actors: capabilities.downloadAssets,
    source: 'A-12',
    ownership: { of: 'event', id: 'params.eventId' },
    params: z.object({ eventId: idInText, userName: filledText(textLimits.email) }),
    errors: ['action_is_not_possible_now'],
    success: 'download_files_email',
    reply: z.null(),
  },
);

export const recapEndpoints = [
  getRecapEvents,
  getRecapDetails,
  finishRecap,
  getRecapBrief,
  addRecap,
  mailRecapAssets,
] as const satisfies readonly Endpoint[];
