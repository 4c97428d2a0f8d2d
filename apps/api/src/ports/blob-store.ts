import type { Readable } from 'node:stream';

/** What may be read by anybody, and what only through an address that was signed for somebody. */
export const blobFolders = ['portfolio', 'catalogue', 'brief', 'application', 'event'] as const;
export type BlobFolder = (typeof blobFolders)[number];

/** Where a file lies: a folder and an unguessable name in it, whose ending tells the kind of its content. */
export type BlobKey = { readonly folder: BlobFolder; readonly name: string };

export type StoredBlob = { readonly bytes: number; readonly sha256: string };

/** A file that has arrived whole on this machine, and lies there until it is kept or thrown away. */
export type StagedFile = StoredBlob & { readonly path: string };

/** The first and the last byte of a part, counted from 0. */
export type ByteRange = { readonly from: number; readonly to: number };

/** A file that is there. Its content is read when it is asked for, and as often as it is. */
export type FoundBlob = {
  readonly bytes: number;
  readonly read: (range?: ByteRange) => Promise<Readable>;
};

/**
 * Keeps files. Nothing is visible under a key before the whole of it has arrived, and what lies under a key never
 * changes: new content gets a new name.
 */
export type BlobStore = {
  readonly put: (key: BlobKey, content: Readable) => Promise<StoredBlob>;
  /** Keeps a file that has arrived already. It may be gone from its path afterwards. */
  readonly keep: (key: BlobKey, file: StagedFile) => Promise<void>;
  /** Nothing when there is no such file. */
  readonly find: (key: BlobKey) => Promise<FoundBlob | undefined>;
  /** No matter whether it is there. */
  readonly remove: (key: BlobKey) => Promise<void>;
  /**
   * An address at the store itself that saves the file under this name, so that long downloads need not pass through
   * the product; nothing where the store has no addresses of its own.
   */
  readonly downloadAddressOf: (
    key: BlobKey,
    fileName: string,
    forSeconds: number,
  ) => Promise<string | undefined>;
};

/** The folders whose files anybody may load, under an address that never changes. */
export const publicFolders = ['portfolio', 'catalogue'] as const satisfies readonly BlobFolder[];
type PublicFolder = (typeof publicFolders)[number];

export const isPublicFolder = (folder: BlobFolder): folder is PublicFolder =>
  publicFolders.some((known) => known === folder);

/** Where a file of a public folder is found, on our own origin whatever keeps it. */
export const publicPathOf = (folder: PublicFolder, name: string): string => `/files/${folder}/${name}`;
