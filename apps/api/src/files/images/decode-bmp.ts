import type { RawImage } from './raw-image.ts';

const redGreenBlue = [0x00ff0000, 0x0000ff00, 0x000000ff];

/**
 * Decodes an uncompressed bitmap with 24 or 32 bits per pixel, as cameras and drawing programs write them. Throws for
 * palettes, for compression and for a truncated file.
 */
export function decodeBmp(file: Buffer, mostPixels: number): RawImage {
  const offset = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bytesPerPixel = bytesPerPixelOf(file);
  if (width < 1 || height < 1 || width * height > mostPixels) throw new RangeError('a bitmap of no fit size');
  // Each row is padded to a multiple of four bytes.
  const rowBytes = Math.ceil((width * bytesPerPixel) / 4) * 4;
  if (file.length < offset + rowBytes * height) throw new RangeError('a bitmap that ends too early');
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    // A positive height means that rows run from bottom to top.
    const stored = signedHeight > 0 ? height - 1 - row : row;
    const from = offset + stored * rowBytes;
    turnPixels(file.subarray(from, from + width * bytesPerPixel), bytesPerPixel, data, row * width * 3);
  }
  return { width, height, channels: 3, data };
}

function bytesPerPixelOf(file: Buffer): 3 | 4 {
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  if (bits === 24 && compression === 0) return 3;
  const hasUsualMasks = redGreenBlue.every((mask, at) => file.readUInt32LE(54 + at * 4) === mask);
  if (bits === 32 && (compression === 0 || (compression === 3 && hasUsualMasks))) return 4;
  throw new TypeError('a bitmap of a kind that is not read');
}

/** Reorders the blue, green and red bytes; drops the fourth byte, which most bitmaps leave undefined. */
function turnPixels(row: Buffer, bytesPerPixel: number, into: Uint8Array, at: number): void {
  for (let from = 0, to = at; from < row.length; from += bytesPerPixel, to += 3) {
    into[to] = row[from + 2] ?? 0;
    into[to + 1] = row[from + 1] ?? 0;
    into[to + 2] = row[from] ?? 0;
  }
}
