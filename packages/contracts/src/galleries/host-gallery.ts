import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { notRead } from '../wire/sent-event.ts';
import { contentType, eventGallery, galleryFile, selectionOf, uploadedFile } from './gallery-file.ts';

const topic = 'Galleries';

/**
 * The text fields beside the file (S3§3); a host's upload belongs to no provider, whichever the form names.
 */
export const hostUpload = z.object({ eventId: idInText, SbUserId: notRead, contentType });

/** Files to delete (S2§7). */
export const fileDeletion = z.object({ ids: selectionOf(id) });
export type FileDeletion = z.input<typeof fileDeletion>;

/** Files to lock or to unlock (S2§3). */
export const lockChange = z.object({
  GalleryFiles: selectionOf(z.object({ Id: id, IsLocked: z.boolean() })),
});
export type LockChange = z.input<typeof lockChange>;

/** The total of a page counts the files of the gallery. */
export const getHostGallery = defineEndpoint('GET /api/v1/User/EventGallery/:id', {
  topic,
  summary: 'The gallery of an event for its host',
  actors: capabilities.openCustomerDashboard,
  source: 'S2§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  query: pageQuery,
  reply: eventGallery,
  beside: pageTotal,
});

export const uploadHostFile = defineEndpoint('POST /api/v1/User/EventGallery', {
  topic,
  summary: 'Add one file to the gallery of an own event',
  actors: capabilities.openCustomerDashboard,
  source: 'A-14',
  ownership: { of: 'event', id: 'body.eventId' },
  files: [uploadedFile],
  body: anyCasing(hostUpload),
  errors: [
    'file_format_not_supported',
    'each_file_size_should_be_under_400mb',
    'unsupported_image_format',
    'files_already_uploaded',
  ],
  success: 'added_to_gallery_successfully',
  reply: galleryFile,
});

/**
 * The message of a success is `img_successfully_deleted` for images alone, else `file_successfully_deleted`
 * (S2§8).
 */
export const deleteFiles = defineEndpoint('DELETE /api/v1/User/EventGallery', {
  topic,
  summary: 'Move files to the trash: any for the host, own ones for a provider',
  actors: capabilities.deleteFiles,
  source: 'S2§7, A-42',
  ownership: { of: 'file', id: 'body.ids' },
  body: anyCasing(fileDeletion),
  errors: ['action_is_not_possible_now'],
  reply: z.null(),
});

export const lockFiles = defineEndpoint('PUT /api/v1/User/EventGallery/LockFiles', {
  topic,
  summary: 'Lock files against guests, or unlock them',
  actors: capabilities.lockFiles,
  source: 'S2§7, A-42',
  ownership: { of: 'file', id: 'body.GalleryFiles.Id' },
  body: anyCasing(lockChange),
  success: 'updated_successfully',
  reply: z.null(),
});

export const hostGalleryEndpoints = [
  getHostGallery,
  uploadHostFile,
  deleteFiles,
  lockFiles,
] as const satisfies readonly Endpoint[];
