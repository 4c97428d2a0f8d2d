import { capabilities } from '@repo/domain/identity/capabilities';
import { fileLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { fileName } from '../wire/texts.ts';

/**
 * Open to guests, because the recap step comes before signing in. Files that are never ordered are deleted.
 */
const upload = {
  topic: 'Catalogue',
  actors: capabilities.walkThroughBooking,
  body: anyCasing(z.object({ fileName })),
  reply: z.string(),
} as const;

export const uploadMusicFile = defineEndpoint('POST /api/v1/User/EventSetup/UploadMusicFile', {
  ...upload,
  summary: 'Upload the music for a recap; answers the reference to order it with',
  source: 'S1§7',
  files: [{ name: 'musicFile', files: { from: 1, to: 1 }, maxBytes: fileLimits.musicBytes }],
  errors: ['invalid_music_file_type', 'file_size_exceeds_10mb_limit', 'too_many_requests'],
});

export const uploadLogoFile = defineEndpoint('POST /api/v1/User/EventSetup/UploadLogoFile', {
  ...upload,
  summary: 'Upload the logo for a recap; answers the reference to order it with',
  source: 'A-15',
  files: [{ name: 'logoFile', files: { from: 1, to: 1 }, maxBytes: fileLimits.logoBytes }],
  errors: ['invalid_image_type', 'file_size_exceeds_10mb_limit', 'too_many_requests'],
});
