import type { BlobKey } from '../../ports/blob-store.ts';

export const inEventFolder = (name: string): BlobKey => ({ folder: 'event', name });
