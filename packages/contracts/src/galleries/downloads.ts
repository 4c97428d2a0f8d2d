import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idInText, token } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { selectionOf } from './gallery-file.ts';

const topic = 'Downloads';

/** The reply is a file or a redirect to one; only refusals are envelopes. */
const noEnvelope = z.never();

/** `email` is the user name (S2§3) and ignored: the mail goes to the address of the token. */
export const filesByMail = z.object({ ids: selectionOf(id), email: notRead });
export type FilesByMail = z.input<typeof filesByMail>;

/** For host and provider, and for any signed-in visitor of a shared gallery, without its locked files (S2§6). */
export const mailEventFiles = defineEndpoint(`POST /api/v1/${brand.slug}/Event/DownloadEventFiles`, {
  topic,
  summary: 'Have selected files sent by email',
  actors: capabilities.downloadSeveralFiles,
  source: 'S2§7, S3§7',
  ownership: { of: 'file', id: 'body.ids' },
  body: anyCasing(filesByMail),
  errors: ['file_is_locked'],
  success: 'download_files_email',
  reply: z.null(),
});

/**
 * Redirects (302) to a signed address that saves the file. A browser sends no bearer token then, so `t` of the
 * gallery grants access.
 */
export const downloadFile = defineEndpoint('GET /api/v1/User/EventGallery/Download/:fileId', {
  topic,
  summary: 'Download one file of a gallery',
  actors: capabilities.viewSharedGallery,
  source: 'A-16',
  params: z.object({ fileId: idInText }),
  query: z.object({ t: token }),
  errors: ['file_is_locked'],
  reply: noEnvelope,
});

/** The folders of the storage: two of the specs (Z-R16), and those of catalogue, recaps and applications. */
export const storageFolder = z.enum(['portfolio', 'catalogue', 'brief', 'application', 'event']);

/** An unguessable name with an extension; no slash, so that it cannot leave its folder. */
const storedName = token.regex(/^[\w-][\w.-]*$/);

/** Serves stored files from any kind of storage: portfolio and catalogue publicly, others only with `t`. */
export const readStoredFile = defineEndpoint('GET /files/:folder/:name', {
  topic,
  summary: 'The content of a stored file',
  actors: capabilities.viewSharedGallery,
  source: 'A-99, A-41',
  params: z.object({ folder: storageFolder, name: storedName }),
  query: z.object({ t: token.optional() }),
  reply: noEnvelope,
});

export const downloadEndpoints = [
  mailEventFiles,
  downloadFile,
  readStoredFile,
] as const satisfies readonly Endpoint[];
