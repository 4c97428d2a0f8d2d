import type { Result } from '@repo/domain/result';

/** A picture as it arrived: what the applicant calls it, and where it lies until the request is over. */
export type ReceivedPhoto = { readonly fileName: string; readonly path: string };

/** Keeps the pictures of applications where only operators get to see them. */
export type ApplicationPhotos<Photo extends ReceivedPhoto> = {
  /** Answers the name it is kept under; what is no picture in truth, whatever its name says, is refused (FF-35). */
  readonly keep: (photo: Photo) => Promise<Result<string, 'invalid_file_type'>>;
  readonly remove: (name: string) => Promise<void>;
};
