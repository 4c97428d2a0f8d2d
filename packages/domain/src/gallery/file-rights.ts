import { deliveryLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** Who views a gallery: the event's host, one of its providers, or a visitor with a shared link. */
export type Viewer =
  | { readonly kind: 'host' }
  | { readonly kind: 'provider'; readonly checkedOutAtSeconds: number | null }
  | { readonly kind: 'visitor'; readonly isSignedIn: boolean };

export type ViewedFile = { readonly isLocked: boolean; readonly isOwnUpload: boolean };

/** Whether the viewer gets a reduced preview instead of the file. */
export const mustReducePreview = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind === 'visitor' && file.isLocked;

/** Whether the viewer may select a file: signed in, and not a visitor if the file is locked (S2§2, S2§4). */
export const canSelect = (viewer: Viewer, file: ViewedFile): boolean =>
  canDownloadSeveral(viewer) && !mustReducePreview(viewer, file);

/**
 * Whether the viewer may download several files at once, which needs a sign-in also in a shared gallery (S2§2, S2§6).
 */
export const canDownloadSeveral = (viewer: Viewer): boolean => viewer.kind !== 'visitor' || viewer.isSignedIn;

/** Whether the viewer may download a file. Visitors get only the preview of a locked one. */
export const canDownload = (viewer: Viewer, file: ViewedFile): boolean => !mustReducePreview(viewer, file);

/** Whether the preview shows a download icon: not for a locked file, and not to a provider (S2§2, S3§6). */
export const hasDownloadIcon = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind !== 'provider' && !file.isLocked;

/** Whether the viewer may lock and unlock a file: the host, and the provider who uploaded it. */
export const canLock = (viewer: Viewer, file: ViewedFile): boolean =>
  viewer.kind === 'host' || (viewer.kind === 'provider' && file.isOwnUpload);

/**
 * Whether the viewer may delete a file: the host any, a provider their own until a day after check-out, a visitor
 * none.
 */
export function canDelete(viewer: Viewer, file: ViewedFile, nowSeconds: number): boolean {
  if (viewer.kind !== 'provider') return viewer.kind === 'host';
  const { checkedOutAtSeconds } = viewer;
  const isInTime =
    checkedOutAtSeconds === null ||
    nowSeconds < checkedOutAtSeconds + deliveryLimits.providerDeleteHours * secondsPerHour;
  return file.isOwnUpload && isInTime;
}

/** Whether the viewer may upload: host and provider only, the shared page has no upload. */
export const canUpload = (viewer: Viewer): boolean => viewer.kind !== 'visitor';
