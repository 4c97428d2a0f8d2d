import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Seconds between 1904, from which movies count, and 1970. */
const movieEpochSeconds = 2_082_844_800;
/** Far more boxes than a movie has on its outer levels. */
const mostBoxes = 10_000;
const zeros = Buffer.alloc(64 * 1024);

export type Movie = {
  readonly durationSeconds: number | null;
  /** When it was recorded, as its camera says. */
  readonly takenAtSeconds: number | undefined;
};

type Box = { readonly type: string; readonly at: number; readonly from: number; readonly to: number };

/** Boxes that hold other boxes, on the way to the notes of a camera. */
const containers: readonly string[] = ['moov', 'trak', 'mdia', 'moof', 'traf'];
/** Boxes in which cameras note location, maker, model and serial number. */
const notes: readonly string[] = ['udta', 'meta', 'uuid', 'XMP_'];

/**
 * Removes the notes of the camera from an MP4 or QuickTime file, in place, without moving its content, and returns its
 * length. Returns undefined for a file without a movie header, which nothing can play.
 */
export async function cleanMovie(path: string): Promise<Movie | undefined> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const boxes = await boxesIn(file, 0, size);
    await emptyNotes(file, boxes);
    const header = boxes.find(({ type }) => type === 'mvhd');
    return header && (await readHeader(file, header));
  } finally {
    await file.close();
  }
}

/** Empties the notes and the tracks of notes; what lies within one of them is emptied with it. */
async function emptyNotes(file: FileHandle, boxes: readonly Box[]): Promise<void> {
  const handlers = boxes.filter(({ type }) => type === 'hdlr');
  let emptyTo = 0;
  for (const box of boxes) {
    if (box.at < emptyTo || !(notes.includes(box.type) || (await isNotesTrack(file, box, handlers))))
      continue;
    await empty(file, box);
    emptyTo = box.to;
  }
}

/** Returns the boxes of a part of a file and those within them, the outer ones first. */
async function boxesIn(file: FileHandle, from: number, to: number, known: Box[] = []): Promise<Box[]> {
  let at = from;
  while (at + 8 <= to && known.length < mostBoxes) {
    const box = await boxAt(file, at, to);
    if (box === undefined) break;
    known.push(box);
    if (containers.includes(box.type)) await boxesIn(file, box.from, box.to, known);
    at = box.to;
  }
  return known;
}

async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = await readAt(file, at, 16);
  if (head.length < 8) return undefined;
  const size = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  const isLong = size === 1 && head.length === 16;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? end - at : size;
  const headBytes = isLong ? 16 : 8;
  if (length < headBytes || at + length > end) return undefined;
  return { type, at, from: at + headBytes, to: at + length };
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Whether a track holds notes over time, such as places, and neither images nor sound. */
async function isNotesTrack(
  file: FileHandle,
  { type, from, to }: Box,
  handlers: readonly Box[],
): Promise<boolean> {
  const handler = type === 'trak' ? handlers.find((each) => each.at >= from && each.to <= to) : undefined;
  if (handler === undefined) return false;
  const kind = (await readAt(file, handler.from + 8, 4)).toString('latin1');
  return kind !== 'vide' && kind !== 'soun';
}

/** Overwrites a box with zeros and marks it as free space. */
async function empty(file: FileHandle, { at, from, to }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let position = from; position < to; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, to - position), position);
}

async function readHeader(file: FileHandle, { from }: Box): Promise<Movie | undefined> {
  const head = await readAt(file, from, 32);
  if (head.length < 32) return undefined;
  const isLong = head[0] === 1;
  const created = isLong ? Number(head.readBigUInt64BE(4)) : head.readUInt32BE(4);
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const isKnown = scale > 0 && duration > 0 && duration < (isLong ? 2 ** 63 : 0xff_ff_ff_ff);
  return {
    durationSeconds: isKnown ? duration / scale : null,
    takenAtSeconds: created > movieEpochSeconds ? created - movieEpochSeconds : undefined,
  };
}
