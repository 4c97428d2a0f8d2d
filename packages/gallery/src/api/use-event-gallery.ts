import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { useEffect, useMemo, useState } from 'react';
import { eventGallery } from './event-gallery.ts';
import type { GalleryOf, GalleryPage, GalleryTotals } from './event-gallery.ts';

const { useEventGalleryInfiniteQuery } = eventGallery;

export type LoadedGallery = {
  readonly event: GalleryPage['event'];
  /** The files of all pages that are loaded. */
  readonly files: readonly GalleryFile[];
  readonly totals: GalleryTotals;
};

/** While smaller images are being made, and otherwise before the signed addresses expire. */
const reloadMs = { working: 5000, ready: 10 * 60_000 };

/** Loads the gallery of an event, its first page first, and keeps its addresses valid. */
export function useEventGallery(of: GalleryOf) {
  const [isWorking, setIsWorking] = useState(false);
  const query = useEventGalleryInfiniteQuery(of, {
    pollingInterval: isWorking ? reloadMs.working : reloadMs.ready,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { data: pages, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const data = useMemo(() => (pages === undefined ? undefined : joined(pages.pages)), [pages]);
  const hasWorkingFile = data?.files.some(({ state }) => state === 'working') ?? false;
  if (hasWorkingFile !== isWorking) setIsWorking(hasWorkingFile);
  useEffect(() => {
    if (hasNextPage && !isFetching && error === undefined) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { data, error, isFetching, refetch: () => void refetch() };
}

/** Joins the pages; a file that moved to the next page while they were loaded is in two of them. */
function joined(pages: readonly GalleryPage[]): LoadedGallery | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const files = new Map(pages.flatMap((page) => page.files.map((file) => [file.id, file] as const)));
  return { event: first.event, totals: first.totals, files: [...files.values()] };
}
