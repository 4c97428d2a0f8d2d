import type { Readable } from 'node:stream';

/**
 * Public files can be read by anyone, private ones only through a signed address, and those of `original` through
 * none.
 */
export const blobFolders = ['portfolio', 'catalogue', 'brief', 'application', 'event', 'original'] as const;
export type BlobFolder = (typeof blobFolders)[number];

/** The key of a file: a folder and an unguessable name, whose extension is the kind of its content. */
export type BlobKey = { readonly folder: BlobFolder; readonly name: string };

export type StoredBlob = { readonly bytes: number; readonly sha256: string };

/** A completely received file on this machine, until it is stored or deleted. */
export type StagedFile = StoredBlob & { readonly path: string };

/** The first and the last byte of a part, counted from 0. */
export type ByteRange = { readonly from: number; readonly to: number };

/** A stored file. `read` opens its content, any number of times. */
export type FoundBlob = {
  readonly bytes: number;
  readonly read: (range?: ByteRange) => Promise<Readable>;
};

/** When an address of a store was signed, how long it is valid, and whether browsers show or save the file. */
export type AddressTerms = {
  readonly signedAtSeconds: number;
  readonly forSeconds: number;
  readonly disposition: string;
};

/**
 * Stores files. A file is visible only when all of it has arrived, and the content of a key never changes: new content
 * gets a new name.
 */
export type BlobStore = {
  readonly put: (key: BlobKey, content: Readable) => Promise<StoredBlob>;
  /** Stores a staged file, which may be moved away from its path. */
  readonly keep: (key: BlobKey, file: StagedFile) => Promise<void>;
  /** Returns undefined if the file does not exist. */
  readonly find: (key: BlobKey) => Promise<FoundBlob | undefined>;
  /** Removes a file if it exists. */
  readonly remove: (key: BlobKey) => Promise<void>;
  /**
   * Returns an address at the store itself, so that private files do not pass through the product; undefined for stores
   * without own addresses. It is the same for the same arguments, so that browsers find the file in their cache.
   */
  readonly addressOf: (key: BlobKey, terms: AddressTerms) => Promise<string | undefined>;
  /** Returns the origin of these addresses, which pages must be allowed to read. */
  readonly origin: () => Promise<string | undefined>;
};

/** The public folders, whose files have permanent addresses. */
export const publicFolders = ['portfolio', 'catalogue'] as const satisfies readonly BlobFolder[];
type PublicFolder = (typeof publicFolders)[number];

export const isPublicFolder = (folder: BlobFolder): folder is PublicFolder =>
  publicFolders.some((known) => known === folder);

/** Returns the address of a public file, on our own origin for every store. */
export const publicPathOf = (folder: PublicFolder, name: string): string => `/files/${folder}/${name}`;
