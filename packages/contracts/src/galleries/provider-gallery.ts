import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { idInText } from '../wire/ids.ts';
import {
  contentType,
  eventGallery,
  galleryFile,
  galleryQuery,
  galleryTotals,
  uploadedFile,
} from './gallery-file.ts';

const topic = 'Galleries';

/** The text fields of the form (S3§3). The server detects the file's type from its content. */
export const providerUpload = z.object({ eventId: idInText, SbUserId: idInText, contentType });

export const getProviderGallery = defineEndpoint(
  `GET /api/v1/${brand.slug}/Event/SBEventGallery/:eventId/:sbUserId`,
  {
    topic,
    summary: 'The gallery of an event for one of its providers',
    actors: capabilities.openProviderDashboard,
    source: 'S3§7',
    ownership: [
      { of: 'event', id: 'params.eventId' },
      { of: 'account', id: 'params.sbUserId' },
    ],
    params: z.object({ eventId: idInText, sbUserId: idInText }),
    query: galleryQuery,
    errors: ['gallery_opens_at_check_in'],
    reply: eventGallery,
    meta: galleryTotals,
  },
);

export const uploadProviderFile = defineEndpoint(`POST /api/v1/${brand.slug}/Event/SBEventGallery`, {
  topic,
  summary: 'Add one file to the gallery of an event',
  actors: capabilities.openProviderDashboard,
  source: 'S3§7',
  ownership: [
    { of: 'event', id: 'body.eventId' },
    { of: 'account', id: 'body.SbUserId' },
  ],
  files: [uploadedFile],
  body: anyCasing(providerUpload),
  errors: [
    'gallery_opens_at_check_in',
    'file_format_not_supported',
    'each_file_size_should_be_under_400mb',
    'unsupported_image_format',
    'files_already_uploaded',
  ],
  success: 'added_to_gallery_successfully',
  reply: galleryFile,
});

export const providerGalleryEndpoints = [
  getProviderGallery,
  uploadProviderFile,
] as const satisfies readonly Endpoint[];
