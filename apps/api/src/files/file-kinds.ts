type KindOfFile = {
  /** What the name of a stored file ends with; no two kinds share one. */
  readonly ending: string;
  readonly contentType: string;
  /** How such files may be called by the people who have them. */
  readonly endings: readonly string[];
  /** Whether a browser may show it on our origin; everything else is only ever saved. */
  readonly isShown: boolean;
};

/**
 * Every kind of file the product takes. What a file is, is decided by its content (FF-35), and it is served as that
 * kind whatever the uploader called it. Nothing in this table is active content but SVG and PostScript, and those
 * are never shown.
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

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a stored file, which the ending of its name tells because we chose it. */
export const kindOfStoredName = (name: string): FileKind | undefined =>
  kinds.find((kind) => fileKinds[kind].ending === endingOf(name));

/**
 * The name a file is saved under: what its uploader called it, with an ending of what it really is, so that no
 * program on somebody's machine takes a picture for a page.
 */
export function downloadNameOf(fileName: string, kind: FileKind): string {
  const { ending, endings } = fileKinds[kind];
  return endings.some((known) => known === endingOf(fileName)) ? fileName : `${fileName}.${ending}`;
}
