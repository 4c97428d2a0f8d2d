import { open } from 'node:fs/promises';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import sharp from 'sharp';

const exifIfdTag = 0x8769;
const takenTag = 0x9003;
const offsetTag = 0x9011;
const mostEntries = 500;
/** Where phones write the Exif block of a HEIC, which sharp does not read. */
const searchedBytes = 1024 * 1024;

/** Returns when a photo was taken, as its camera wrote it; undefined if it did not. */
export async function takenAtOf(path: string): Promise<number | undefined> {
  const exif = await exifOf(path);
  return exif === undefined ? undefined : takenAtOfExif(exif);
}

async function exifOf(path: string): Promise<Buffer | undefined> {
  const known = await sharp(path)
    .metadata()
    .then(({ exif }) => exif)
    .catch(() => undefined);
  if (known !== undefined) return known;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(searchedBytes), 0, searchedBytes, 0);
    const at = buffer.subarray(0, bytesRead).indexOf('Exif\0\0', 0, 'latin1');
    return at === -1 ? undefined : buffer.subarray(at, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the time of an Exif block; without an offset it is Toronto's. */
export function takenAtOfExif(exif: Buffer): number | undefined {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  try {
    const read = readerOf(tiff);
    const main = read.entries(read.u32(4));
    const camera = read.entries(main.get(exifIfdTag)?.value ?? 0);
    return instantOfExif(read.text(camera.get(takenTag)), read.text(camera.get(offsetTag)));
  } catch (error) {
    // A position outside of the block: the block is broken.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Entry = { readonly count: number; readonly value: number; readonly at: number };

function readerOf(tiff: Buffer) {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  return {
    u32,
    entries: (at: number): ReadonlyMap<number, Entry> => {
      const count = at === 0 ? 0 : Math.min(u16(at), mostEntries);
      return new Map(
        Array.from({ length: count }, (_, index) => {
          const entry = at + 2 + index * 12;
          return [u16(entry), { count: u32(entry + 4), value: u32(entry + 8), at: entry + 8 }] as const;
        }),
      );
    },
    text: (entry: Entry | undefined): string => {
      if (entry === undefined || entry.count > 64) return '';
      const from = entry.count > 4 ? entry.value : entry.at;
      return tiff.toString('latin1', from, from + entry.count).replace(/\0.*$/s, '');
    },
  };
}

function instantOfExif(taken: string, offset: string): number | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(taken.trim());
  if (parts === null) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number);
  const date = `${parts[1]}-${parts[2]}-${parts[3]}`;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  const utc = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const isReal =
    new Date(utc * 1000).toISOString().startsWith(date) && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return undefined;
  const zone = /^([+-])(\d\d):(\d\d)$/.exec(offset.trim());
  if (zone === null) return instantOf(calendarDayOfIso(date), hour * 60 + minute) + second;
  const offsetSeconds = (Number(zone[2]) * 60 + Number(zone[3])) * 60;
  return zone[1] === '-' ? utc + offsetSeconds : utc - offsetSeconds;
}
