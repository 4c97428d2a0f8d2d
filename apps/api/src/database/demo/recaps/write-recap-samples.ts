// Draws the sample clips of the recap vibes and their posters into `database/catalogue-files`, where they are kept:
// `pnpm --filter @repo/api recaps [slug …]`, on a machine that has ffmpeg. The product itself never needs it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { developPicture } from '../pictures/develop-picture.ts';
import { palettes } from '../pictures/palettes.data.ts';
import { scenes } from '../pictures/scenes.ts';
import { recapVibes } from './recap-vibes.data.ts';
import type { RecapVibe } from './recap-vibes.data.ts';

const target = join(import.meta.dirname, '../../catalogue-files');
const framesPerSecond = 24;
const [width, height] = [540, 960] as const;
const mostBytes = 300_000;

const run = promisify(execFile);

/** Twice the size of a frame, so that the camera may come closer. */
async function shoot(vibe: RecapVibe, folder: string): Promise<string[]> {
  const shots = vibe.shots.map(async (name, index) => {
    const palette = palettes[vibe.palettes[index % vibe.palettes.length] ?? 0] ?? palettes[0];
    const file = join(folder, `${index}.jpg`);
    const seed = `${vibe.slug} ${index}`;
    await writeFile(file, await developPicture(scenes[name], palette, [width * 2, height * 2], seed));
    return file;
  });
  return Promise.all(shots);
}

/** One shot after the other, each with the camera moving in or out, melting or cut. */
function filtersOf(vibe: RecapVibe, shotCount: number): string {
  const { shotSeconds, fadeSeconds, zoom, look } = vibe;
  const frames = Math.round((shotSeconds + fadeSeconds) * framesPerSecond);
  const moved = Array.from({ length: shotCount }, (_, index) => {
    const share = index % 2 === 0 ? `on/${frames}` : `(1-on/${frames})`;
    return `[${index}:v]scale=${width * 4}:${height * 4},zoompan=z='1.01+${zoom}*${share}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=${width}x${height}:fps=${framesPerSecond},setsar=1,format=yuv420p,hqdn3d=3[s${index}]`;
  });
  const joined = Array.from({ length: shotCount - 1 }, (_, index) => {
    const [from, to] = [index === 0 ? '[s0]' : `[j${index}]`, `[j${index + 1}]`];
    return `${from}[s${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${((index + 1) * shotSeconds).toFixed(3)}${to}`;
  });
  const cut = `${moved.map((_, index) => `[s${index}]`).join('')}concat=n=${shotCount}:v=1[joined]`;
  const together =
    fadeSeconds === 0
      ? [cut]
      : [...joined.slice(0, -1), (joined.at(-1) ?? '').replace(/\[j\d+\]$/, '[joined]')];
  return [...moved, ...together, `[joined]${look},format=yuv420p[out]`].join(';');
}

function musicOf({ chord, beatSeconds }: RecapVibe, seconds: number): string {
  const voices = chord
    .map((hertz, index) => `sin(2*PI*${hertz}*t)*${(0.11 / (index + 1)).toFixed(3)}`)
    .join('+');
  return `aevalsrc='(${voices})*exp(-2.2*mod(t,${beatSeconds})/${Math.max(0.6, beatSeconds)})':d=${seconds}:s=44100,lowpass=f=1800,afade=t=in:d=0.3,afade=t=out:st=${(seconds - 0.9).toFixed(2)}:d=0.9`;
}

async function encode(vibe: RecapVibe, folder: string, quality: number): Promise<number> {
  const shots = await shoot(vibe, folder);
  const seconds = shots.length * vibe.shotSeconds;
  const file = join(target, `recap-${vibe.slug}.mp4`);
  const words = (line: string): string[] => line.split(' ');
  // One thread and no dates or versions: the same pictures give the same file.
  const repeatable = '-threads 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';
  await run('ffmpeg', [
    ...words('-y -v error'),
    ...shots.flatMap((shot) => ['-i', shot]),
    ...words('-f lavfi -i'),
    musicOf(vibe, seconds),
    '-filter_complex',
    filtersOf(vibe, shots.length),
    ...words(`-map [out] -map ${shots.length}:a -t ${seconds}`),
    ...words(`-c:v libx264 -preset veryslow -crf ${quality} -pix_fmt yuv420p ${repeatable}`),
    ...words('-c:a aac -b:a 40k -ac 1 -movflags +faststart'),
    file,
  ]);
  return (await stat(file)).size;
}

const only = process.argv.slice(2);
for (const vibe of recapVibes.filter(({ slug }) => only.length === 0 || only.includes(slug))) {
  const folder = await mkdtemp(join(tmpdir(), 'recap-'));
  try {
    let quality = 27;
    let bytes = await encode(vibe, folder, quality);
    while (bytes > mostBytes) bytes = await encode(vibe, folder, (quality += 2));
    const clip = join(target, `recap-${vibe.slug}.mp4`);
    const still = join(folder, 'poster.png');
    await run('ffmpeg', `-y -v error -ss 0.6 -i ${clip} -frames:v 1 ${still}`.split(' '));
    await sharp(still)
      .jpeg({ quality: 78 })
      .toFile(join(target, `recap-${vibe.slug}.jpg`));
    process.stdout.write(`${vibe.slug}: ${Math.round(bytes / 1000)} kB at quality ${quality}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
