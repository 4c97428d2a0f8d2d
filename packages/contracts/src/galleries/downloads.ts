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

/** The call ends in a file or in a redirect to one, never in an envelope, unless it is refused. */
const noEnvelope = z.never();

/**
 * `email` is the user name (S2§3); the mail goes to the address of the token, whatever stands here.
 */
export const filesByMail = z.object({ ids: selectionOf(id), email: notRead });
export type FilesByMail = z.input<typeof filesByMail>;

/**
 * For the two sides of the event, and for any signed-in visitor of a shared gallery, less its locked files
 * (S2§6).
 */
export const mailEventFiles = defineEndpoint(`POST /api/v1/${brand.slug}/Event/DownloadEventFiles`, {
  topic,
  summary: 'Have selected files sent by e-mail',
  actors: capabilities.downloadSeveralFiles,
  source: 'S2§7, S3§7',
  ownership: { of: 'file', id: 'body.ids' },
  body: anyCasing(filesByMail),
  errors: ['file_is_locked'],
  success: 'download_files_email',
  reply: z.null(),
});

/**
 * Answers 302 to a signed address that saves the file. A browser follows it without a bearer token, so
 * the right to the file is in `t`, which came with the gallery.
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

/** The folders of the storage: the two of the specs (Z-R16), and what the catalogue, a recap and an application need. */
export const storageFolder = z.enum(['portfolio', 'catalogue', 'brief', 'application', 'event']);

/** An unguessable reference with an ending; no slash, so that no name leads out of its folder. */
const storedName = token.regex(/^[\w-][\w.-]*$/);

/** Where files are found whatever keeps them: portfolio and catalogue open to everybody, others only with `t`. */
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
