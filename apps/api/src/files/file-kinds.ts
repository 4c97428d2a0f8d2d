type KindOfFile = {
  /** The extension of stored files, unique for each kind. */
  readonly ending: string;
  readonly contentType: string;
  /** The extensions that users' files of this kind may have. */
  readonly endings: readonly string[];
  /** Whether a browser may show the file on our origin; all other files are only downloaded. */
  readonly isShown: boolean;
};

/**
 * Every kind of file that the product accepts. The content decides the kind (FF-35), and the file is served as that
 * kind, whatever its name was. Only SVG and PostScript can contain scripts, and they are never shown.
 */
export const fileKinds = {
  jpeg: { ending: 'jpg', contentType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jfif'], isShown: true },
  png: { ending: 'png', contentType: 'image/png', endings: ['png'], isShown: true },
  webp: { ending: 'webp', contentType: 'image/webp', endings: ['webp'], isShown: true },
  heic: { ending: 'heic', contentType: 'image/heic', endings: ['heic', 'heif'], isShown: false },
  bmp: { ending: 'bmp', contentType: 'image/bmp', endings: ['bmp'], isShown: false },
  svg: { ending: 'svg', contentType: 'image/svg+xml', endings: ['svg'], isShown: false },
  mp4: { ending: 'mp4', contentType: 'video/mp4', endings: ['mp4', 'mov', 'm4v'], isShown: true },
  m4v: { ending: 'm4v', contentType: 'video/mp4', endings: ['m4v', 'mp4', 'mov'], isShown: true },
  mov: { ending: 'mov', contentType: 'video/quicktime', endings: ['mov', 'mp4', 'm4v'], isShown: false },
  mp3: { ending: 'mp3', contentType: 'audio/mpeg', endings: ['mp3', 'mpeg'], isShown: true },
  wav: { ending: 'wav', contentType: 'audio/wav', endings: ['wav'], isShown: true },
  pdf: { ending: 'ai', contentType: 'application/pdf', endings: ['ai', 'pdf'], isShown: false },
  postScript: {
    ending: 'eps',
    contentType: 'application/postscript',
    endings: ['eps', 'ai', 'ps'],
    isShown: false,
  },
} as const satisfies Record<string, KindOfFile>;

export type FileKind = keyof typeof fileKinds;

const isFileKind = (word: string): word is FileKind => Object.hasOwn(fileKinds, word);
const kinds = Object.keys(fileKinds).filter(isFileKind);

const videoKinds: readonly FileKind[] = ['mp4', 'm4v', 'mov'];
export const isVideoKind = (kind: FileKind): boolean => videoKinds.includes(kind);

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the kind of a stored file by its extension, which we chose. */
export const kindOfStoredName = (name: string): FileKind | undefined =>
  kinds.find((kind) => fileKinds[kind].ending === endingOf(name));

/**
 * Returns the name for a download: the uploader's name with the extension of the real kind, so that no program opens
 * an image as a page.
 */
export function downloadNameOf(fileName: string, kind: FileKind): string {
  const { ending, endings } = fileKinds[kind];
  return endings.some((known) => known === endingOf(fileName)) ? fileName : `${fileName}.${ending}`;
}

/** Returns the name for a stored file: an extension of another kind is replaced by that of the real one (S3§5). */
export function fittingNameOf(fileName: string, kind: FileKind): string {
  const { ending, endings } = fileKinds[kind];
  if (endings.some((known) => known === endingOf(fileName))) return fileName;
  return `${fileName.replace(/\.[^.]*$/, '')}.${ending}`;
}
