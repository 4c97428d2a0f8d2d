import { open } from 'node:fs/promises';
import type { FileKind } from './file-kinds.ts';

/** Enough for every signature below, and for declarations and comments before the root element of an SVG. */
const headBytes = 4096;

/** Returns the kind of a file by its first bytes; undefined for kinds that the product does not accept. */
export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return sniffKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Returns the kind of content by its first bytes, regardless of the file name (FF-35). */
export function sniffKind(head: Buffer): FileKind | undefined {
  return sniffers.find(([, isKind]) => isKind(head))?.[0] ?? kindOfContainer(head);
}

const startsWith =
  (mark: string, at = 0) =>
  (head: Buffer): boolean =>
    head.toString('latin1', at, at + mark.length) === mark;

const isRiffOf =
  (form: string) =>
  (head: Buffer): boolean =>
    startsWith('RIFF')(head) && startsWith(form, 8)(head);

const sniffers: readonly (readonly [FileKind, (head: Buffer) => boolean])[] = [
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', isRiffOf('WEBP')],
  ['wav', isRiffOf('WAVE')],
  ['bmp', isBitmap],
  ['pdf', startsWith('%PDF-')],
  ['postScript', (head) => startsWith('%!PS')(head) || startsWith('\xc5\xd0\xd3\xc6')(head)],
  ['mp3', (head) => startsWith('ID3')(head) || hasMpegAudioFrames(head)],
  ['svg', isSvg],
];

/** The known lengths of a bitmap's second header. The two letters BM alone would match other files. */
const bitmapHeaderBytes = [40, 52, 56, 64, 108, 124];
function isBitmap(head: Buffer): boolean {
  return head.length >= 54 && startsWith('BM')(head) && bitmapHeaderBytes.includes(head.readUInt32LE(14));
}

const kilobitsPerSecond = {
  version1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  version2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const samplesPerSecond = [44_100, 48_000, 32_000];

/**
 * Returns whether two MPEG audio frames follow each other; the eleven set bits of one frame occur in other files too.
 */
function hasMpegAudioFrames(head: Buffer): boolean {
  const frameBytes = frameBytesAt(head, 0);
  return frameBytes !== undefined && frameBytesAt(head, frameBytes) !== undefined;
}

/** Returns the length of the MP3 frame at a position; undefined if none begins there. */
function frameBytesAt(head: Buffer, at: number): number | undefined {
  if (at + 4 > head.length) return undefined;
  const [second = 0, third = 0] = [head[at + 1], head[at + 2]];
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if (head[at] !== 0xff || second < 0xe0 || version === 1 || !isLayer3) return undefined;
  const isVersion1 = version === 3;
  const rates = isVersion1 ? kilobitsPerSecond.version1 : kilobitsPerSecond.version2;
  const bitsPerSecond = (rates[third >> 4] ?? 0) * 1000;
  const fullSampleRate = samplesPerSecond[(third >> 2) & 3];
  if (bitsPerSecond === 0 || fullSampleRate === undefined) return undefined;
  // Version 2 halves the sample rate, version 2.5 quarters it.
  const sampleRate = isVersion1 ? fullSampleRate : fullSampleRate / (version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  return Math.floor(((isVersion1 ? 144 : 72) * bitsPerSecond) / sampleRate) + padding;
}

/** Returns whether a text begins with an SVG root element, after optional declarations, comments and a doctype. */
function isSvg(head: Buffer): boolean {
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  return /^(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*<svg[\s/>]/i.test(
    text,
  );
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const anyImageBrands = ['mif1', 'msf1'];
const m4vBrands = ['M4V ', 'M4VH', 'M4VP'];
const mp4Brands = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'MSNV',
  '3gp4',
  '3gp5',
  '3gp6',
];
/** The first boxes of QuickTime videos that lack the usual `ftyp` box. */
const bareVideoBoxes = ['moov', 'mdat', 'wide'];

/** Returns the kind of an ISO media file (HEIC, MP4, M4V, MOV) by the brands in its first box. */
function kindOfContainer(head: Buffer): FileKind | undefined {
  const box = head.toString('latin1', 4, 8);
  if (bareVideoBoxes.includes(box)) return 'mov';
  if (box !== 'ftyp' || head.length < 16) return undefined;
  const [major = '', ...compatible] = brandsOf(head);
  if (major === 'qt  ') return 'mov';
  if (m4vBrands.includes(major)) return 'm4v';
  if (mp4Brands.includes(major)) return 'mp4';
  const isHeic = heicBrands.includes(major) || anyImageBrands.includes(major);
  return isHeic && [major, ...compatible].some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined;
}

function brandsOf(head: Buffer): readonly string[] {
  const end = Math.min(head.readUInt32BE(0), head.length, 256);
  const brands = [head.toString('latin1', 8, 12)];
  // A version number follows the major brand.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
