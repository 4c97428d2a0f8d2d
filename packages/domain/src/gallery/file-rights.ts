import { deliveryLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** Who looks at a gallery: the event's host, one of its providers, or a visitor with a shared link. */
export type Viewer =
  | { readonly kind: 'host' }
  | { readonly kind: 'provider'; readonly checkedOutAtSeconds: number | null }
  | { readonly kind: 'visitor'; readonly isSignedIn: boolean };

export type ViewedFile = { readonly isLocked: boolean; readonly isOwnUpload: boolean };

/** Whether a visitor sees a reduced preview in place of the picture, and nothing else of it. */
export const mustReducePreview = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind === 'visitor' && file.isLocked;

/** Selecting needs a sign-in, and a lock keeps visitors from it (S2§2, S2§4). */
export const canSelect = (viewer: Viewer, file: ViewedFile): boolean =>
  canDownloadSeveral(viewer) && !mustReducePreview(viewer, file);

/** Downloading several files at once needs a sign-in, also on a shared gallery (S2§2, S2§6). */
export const canDownloadSeveral = (viewer: Viewer): boolean => viewer.kind !== 'visitor' || viewer.isSignedIn;

/** A visitor gets no locked file, in no form but its preview; the two sides of the event get all. */
export const canDownload = (viewer: Viewer, file: ViewedFile): boolean => !mustReducePreview(viewer, file);

/** The preview window has no download icon for a locked file, and none for a provider (S2§2, S3§6). */
export const hasDownloadIcon = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind !== 'provider' && !file.isLocked;

/** A lock is set and lifted by the host and by whoever uploaded the file. */
export const canLock = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind === 'host' || (viewer.kind === 'provider' && file.isOwnUpload);

/** A host deletes any file, a provider an own one until a day after check-out, a visitor none. */
export function canDelete(viewer: Viewer, file: ViewedFile, nowSeconds: number): boolean {
  if (viewer.kind !== 'provider') return viewer.kind === 'host';
  const { checkedOutAtSeconds } = viewer;
  const isInTime =
    checkedOutAtSeconds === null ||
    nowSeconds < checkedOutAtSeconds + deliveryLimits.providerDeleteHours * secondsPerHour;
  return file.isOwnUpload && isInTime;
}

/** Files come from the two sides of the event only; the shared page has no upload. */
export const canUpload = (viewer: Viewer): boolean => viewer.kind !== 'visitor';
