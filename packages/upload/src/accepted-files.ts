/** What a file chooser offers for a gallery (S3§5); many systems do not know HEIC as an image. */
export const acceptedFiles = 'image/*,video/*,.heic,.heif';
