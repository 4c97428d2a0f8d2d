import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { eventIdParams, id, idInText, idParams } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { notRead } from '../wire/sent-event.ts';
import {
  contentType,
  eventGallery,
  galleryFile,
  galleryQuery,
  galleryTotals,
  posterFile,
  selectionOf,
  trashedFile,
  uploadedFile,
} from './gallery-file.ts';

const topic = 'Galleries';

/** The text fields of the form (S3§3). A host's upload belongs to no provider, whatever the form says. */
export const hostUpload = z.object({ eventId: idInText, SbUserId: notRead, contentType });

/** Files to delete (S2§7). */
export const fileDeletion = z.object({ ids: selectionOf(id) });

/** Files to lock or to unlock (S2§3). */
export const lockChange = z.object({
  GalleryFiles: selectionOf(z.object({ Id: id, IsLocked: z.boolean() })),
});

export const getHostGallery = defineEndpoint('GET /api/v1/User/EventGallery/:id', {
  topic,
  summary: 'The gallery of an event for its host',
  actors: capabilities.openCustomerDashboard,
  source: 'S2§7',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  query: galleryQuery,
  reply: eventGallery,
  meta: galleryTotals,
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
    'action_is_not_possible_now',
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

/** Takes files out of the trash, for callers who can delete them; a file that is not in the trash stays as it is. */
export const restoreFiles = defineEndpoint('POST /api/v1/User/EventGallery/Restore', {
  topic,
  summary: 'Take deleted files out of the trash',
  actors: capabilities.deleteFiles,
  source: 'A-107, A-42',
  ownership: { of: 'file', id: 'body.ids' },
  body: anyCasing(fileDeletion),
  errors: ['action_is_not_possible_now'],
  success: 'updated_successfully',
  reply: z.null(),
});

/** The last deleted first; a content that the gallery has again is left out. */
export const listTrash = defineEndpoint('GET /api/v1/User/EventGallery/Trash/:eventId', {
  topic,
  summary: 'The deleted files of an event: all for the host, own ones for a provider',
  actors: capabilities.deleteFiles,
  source: 'A-42',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  query: pageQuery,
  reply: z.array(trashedFile),
  meta: pageTotal,
});

/** The image that stands for a video, made by the browser that uploaded it. */
export const setPoster = defineEndpoint('POST /api/v1/User/EventGallery/Poster/:fileId', {
  topic,
  summary: 'Set the image that stands for an own video',
  actors: capabilities.lockFiles,
  source: 'A-107',
  ownership: { of: 'file', id: 'params.fileId' },
  params: z.object({ fileId: idInText }),
  files: [posterFile],
  errors: ['file_format_not_supported', 'unsupported_image_format', 'action_is_not_possible_now'],
  reply: galleryFile,
});

export const earlyProfileUse = z.object({ isAllowed: z.boolean() });

/** Lets the providers of an event add its photos to their profiles before the embargo ends, or no longer. */
export const allowEarlyProfileUse = defineEndpoint('PUT /api/v1/User/EventGallery/ProfileUse/:eventId', {
  topic,
  summary: 'Allow photos of the event on profiles at once, or only after seven days',
  actors: capabilities.openCustomerDashboard,
  source: 'A-44',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  body: anyCasing(earlyProfileUse),
  success: 'updated_successfully',
  reply: earlyProfileUse,
});

export const hostGalleryEndpoints = [
  getHostGallery,
  uploadHostFile,
  deleteFiles,
  restoreFiles,
  listTrash,
  lockFiles,
  setPoster,
  allowEarlyProfileUse,
] as const satisfies readonly Endpoint[];
