import type { Readable } from 'node:stream';

/** What may be read by anybody, and what only through an address that was signed for somebody. */
export const blobFolders = ['portfolio', 'catalogue', 'brief', 'application', 'event'] as const;
export type BlobFolder = (typeof blobFolders)[number];

/** Where a file lies: a folder and an unguessable name in it, whose ending tells the kind of its content. */
export type BlobKey = { readonly folder: BlobFolder; readonly name: string };

export type StoredBlob = { readonly bytes: number; readonly sha256: string };

export type OpenBlob = { readonly content: Readable; readonly bytes: number; readonly contentType: string };

export type ByteRange = { readonly from: number; readonly to: number };

/** Keeps files. Nothing is visible under a key before the whole of it has arrived. */
export type BlobStore = {
  readonly put: (key: BlobKey, content: Readable, contentType: string) => Promise<StoredBlob>;
  /** Nothing when there is no such file. */
  readonly open: (key: BlobKey, range?: ByteRange) => Promise<OpenBlob | undefined>;
  readonly remove: (key: BlobKey) => Promise<void>;
  /**
   * An address a browser can load the file from: for good in the public folders, for 15 minutes in the others.
   * `fileName` makes it a download under that name.
   */
  readonly addressOf: (key: BlobKey, options?: { readonly fileName?: string }) => Promise<string>;
};

/** The folders whose files anybody may load, under an address that never changes. */
export const publicFolders = ['portfolio', 'catalogue'] as const satisfies readonly BlobFolder[];

/** Where a file of a public folder is found, on our own origin whatever keeps it. */
export const publicPathOf = (folder: (typeof publicFolders)[number], name: string): string =>
  `/files/${folder}/${name}`;
