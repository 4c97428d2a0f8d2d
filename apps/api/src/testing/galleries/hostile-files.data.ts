import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { hollowPng, pngChunk } from '../files/hollow-png.ts';
import { movieBox as box } from '../files/movie-box.ts';

/** A file that is built to harm, and the kind that it is stored as or the code that refuses it. */
export type HostileFile = {
  readonly what: string;
  readonly fileName: string;
  readonly content: Buffer;
  readonly outcome: 'jpeg' | 'png' | 'webp' | 'svg' | 'film' | 'broken film' | 'wrong format' | 'unreadable';
};

type Outcome = HostileFile['outcome'];

const filesOf = (
  outcome: Outcome,
  files: readonly (readonly [what: string, fileName: string, content: Buffer])[],
): readonly HostileFile[] => files.map(([what, fileName, content]) => ({ what, fileName, content, outcome }));

/** The word of every payload; no image that leaves contains it. */
export const payloadWord = 'HOSTILE-4711';
const script = `<script>alert("${payloadWord}")</script>`;
const page = `<!doctype html><html><body>${script}</body></html>`;
const zip = `PK\x03\x04\x14\0\0\0\x08\0${payloadWord}PK\x05\x06`;

type Part = string | Buffer | readonly number[];

const bytes = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const u32 = (value: number): Buffer => {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(value);
  return written;
};
const u64 = (value: bigint): Buffer => {
  const written = Buffer.alloc(8);
  written.writeBigUInt64BE(value);
  return written;
};

let lastShade = 0;
/** Returns an image whose content no other file has. */
const plain = () => {
  lastShade += 1;
  const background = { r: lastShade % 256, g: 40 * Math.floor(lastShade / 256), b: 90 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } });
};
const jpeg = (): Promise<Buffer> => plain().jpeg().toBuffer();
const png = (): Promise<Buffer> => plain().png().toBuffer();
const webp = (): Promise<Buffer> => plain().webp().toBuffer();

/** Inserts a segment after the mark of a JPEG. */
async function jpegWith(marker: number, ...content: readonly Part[]): Promise<Buffer> {
  const inside = bytes(...content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(inside.length + 2, 2);
  const image = await jpeg();
  return bytes(image.subarray(0, 2), head, inside, image.subarray(2));
}

type Entry = readonly [tag: number, type: number, count: number, value: number];

/** Returns an Exif block of directories that may point anywhere; the first begins at 8. */
function exif(entries: readonly Entry[], next = 0, more: Buffer | string = '', declared = entries.length) {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16BE(declared);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16BE(tag, at);
    directory.writeUInt16BE(type, at + 2);
    directory.writeUInt32BE(count, at + 4);
    directory.writeUInt32BE(value, at + 8);
  }
  directory.writeUInt32BE(next, directory.length - 4);
  return bytes('Exif\0\0', 'MM\0*', u32(8), directory, more);
}

/** Inserts a chunk after the first one of a PNG. */
async function pngWith(type: string, content: Buffer): Promise<Buffer> {
  const image = await png();
  return bytes(image.subarray(0, 33), pngChunk(type, content), image.subarray(33));
}

/** Appends a chunk to a WebP. */
async function webpWith(type: string, content: string): Promise<Buffer> {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const whole = bytes(await webp(), type, size, content, content.length % 2 === 0 ? '' : '\0');
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Returns the head of a WebP that declares a canvas of any size. */
function hollowWebp(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const whole = bytes('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', canvas, 'VP8L\x05\0\0\0\x2f\xff\xff\xff\x0f\0');
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Returns the header of a bitmap and a few of its pixels. */
function bitmap(width: number, height: number, offset = 54): Buffer {
  const head = Buffer.alloc(54 + 96);
  head.write('BM');
  head.writeUInt32LE(offset, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  head.write(payloadWord, 60);
  return head;
}

const svg = (inner: string, attributes = 'width="40" height="30"', before = ''): Buffer =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
const square = '<rect width="20" height="20" fill="#ff0000"/>';

const ftyp = box('ftyp', 'isom\0\0\0\0isommp42');
const frames = box('mdat', 'frames');

function movieHeader(scale: number, duration: number): Buffer {
  return box('mvhd', Buffer.alloc(12), u32(scale), u32(duration), Buffer.alloc(80));
}
const longMovieHeader = (duration: bigint): Buffer =>
  box(
    'mvhd',
    bytes([1, 0, 0, 0]),
    u64(2n ** 64n - 1n),
    u64(2n ** 64n - 1n),
    u32(1),
    u64(duration),
    Buffer.alloc(80),
  );

function film(...moov: readonly Buffer[]): Buffer {
  lastShade += 1;
  return bytes(ftyp, box('free', u32(lastShade)), frames, box('moov', ...moov));
}

function lying(type: string, length: number): Buffer {
  const content = box(type, movieHeader(1000, 5000));
  content.writeUInt32BE(length);
  return content;
}

const laughs = Array.from(
  { length: 12 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('');
const entityLaughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join('');

/** Files of other formats under the names of photos and films. */
const disguises: readonly (readonly [string, string, string])[] = [
  ['a zip', 'a.jpg', zip],
  ['a page', 'a.png', page],
  ['a page after blank lines', 'a.jpg', `\n\n\n${page}`],
  ['a program for Windows', 'a.mp4', 'MZ\x90\0\x03 program'],
  ['a program for Linux', 'a.jpg', '\x7fELF\x02\x01\x01\0'],
  ['a shell script', 'a.heic', '#!/bin/sh\nrm -rf /'],
  ['a PHP page', 'a.jpeg', `<?php echo "${payloadWord}"; ?>`],
  ['a document', 'a.jpg', '%PDF-1.7\n1 0 obj'],
  ['a PostScript program', 'a.svg', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file'],
  ['a song', 'a.mp4', 'ID3\x04 song'],
  ['a sound', 'a.webp', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film of another format', 'a.mov', 'RIFF\x24\0\0\0AVI LIST'],
  ['a film of the web', 'a.m4v', '\x1a\x45\xdf\xa3\x01\0\0\0webm'],
  ['an animation', 'a.gif', 'GIF89a'],
  ['an animation that is a script', 'a.jpg', `GIF89a/*${'\0'.repeat(20)}*/=1;alert("${payloadWord}")`],
  ['an icon', 'a.bmp', '\0\0\x01\0\x01\0\x10\x10'],
  ['a TIFF', 'a.jfif', 'II*\0\x08\0\0\0'],
  ['a Photoshop file', 'a.png', '8BPS\0\x01\0\0'],
  ['an archive', 'a.webp', 'Rar!\x1a\x07\0'],
  ['a shortcut', 'a.jpg', 'L\0\0\0\x01\x14\x02\0'],
  [
    'the two letters of a bitmap before a script',
    'a.bmp',
    `BM=1;/*${'\0'.repeat(60)}*/alert("${payloadWord}")`,
  ],
  ['an AVIF', 'a.heic', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['a brand that does not exist', 'a.mp4', '\0\0\0\x18ftypevil\0\0\0\0evilevil'],
  ['a page of another root', 'a.svg', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ['nothing', 'a.jpg', ''],
  ['one byte', 'a.png', '\x89'],
];

const names: readonly (readonly [string, string])[] = [
  ['a photo named as a page', 'a.html'],
  ['a photo without an extension', 'photo'],
  ['a photo named as a program after a photo', 'a.jpg.exe'],
  ['a photo named as a vector program', 'a.svgz'],
];

async function refusedFiles(): Promise<readonly HostileFile[]> {
  const [whole, drawnPng, drawnWebp] = [await jpeg(), await png(), await webp()];
  const heic = await readFile(join(import.meta.dirname, '../../files/images/fixtures/portrait.heic'));
  const unreadable: readonly (readonly [string, string, Buffer])[] = [
    ['a cut photo', 'a.jpg', whole.subarray(0, whole.length / 2)],
    ['the mark of a photo alone', 'a.jpg', whole.subarray(0, 3)],
    ['the mark of a photo before a page', 'a.jpg', bytes(whole.subarray(0, 20), script)],
    ['the mark of a photo before a zip', 'a.jpg', bytes(whole.subarray(0, 4), zip)],
    ['a cut PNG', 'a.png', drawnPng.subarray(0, drawnPng.length - 30)],
    ['a PNG without pixels', 'a.png', bytes(drawnPng.subarray(0, 33), pngChunk('IEND', Buffer.alloc(0)))],
    [
      'a PNG with damaged pixels',
      'a.png',
      bytes(drawnPng.subarray(0, -30), '\0\0\0\0', drawnPng.subarray(-26)),
    ],
    ['a cut WebP', 'a.webp', drawnWebp.subarray(0, 30)],
    ['a WebP without an image', 'a.webp', bytes('RIFF\x04\0\0\0WEBP')],
    ['the mark of a HEIC alone', 'a.heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a cut HEIC', 'a.heic', heic.subarray(0, 1200)],
    ['a bitmap that ends too early', 'a.bmp', bitmap(640, 480)],
    ['a bitmap whose pixels begin beyond its end', 'a.bmp', bitmap(4, 4, 0xff_ff_ff_ff)],
    ['a bitmap of 4 600 million million pixels', 'a.bmp', bitmap(2 ** 31 - 1, -(2 ** 31))],
    ['a PNG of 900 million pixels', 'a.png', hollowPng(30_000, 30_000)],
    ['a PNG of 4 600 million million pixels', 'a.png', hollowPng(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG without a width', 'a.png', hollowPng(0, 10)],
    ['a WebP of 280 million million pixels', 'a.webp', hollowWebp(2 ** 24, 2 ** 24)],
    ['a WebP of 268 million pixels', 'a.webp', hollowWebp(16_383, 16_383)],
    ['a drawing that is not well-formed', 'a.svg', svg('<path>')],
    ['a cut drawing', 'a.svg', svg(square).subarray(0, 90)],
    ['a drawing of 4 000 million pixels', 'a.svg', svg('', 'width="64000" height="64000"')],
    ['a drawing as wide as numbers go', 'a.svg', svg('', 'width="1e38" height="1e38"')],
    [
      'a drawing of ten million million parts',
      'a.svg',
      svg(`<g id="l0">${square}</g>${laughs}<use href="#l12"/>`),
    ],
    ['a drawing of groups without end', 'a.svg', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
    [
      'a drawing that reads a file by an entity',
      'a.svg',
      svg('<text>&x;</text>', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    [
      'a drawing of a thousand million entities',
      'a.svg',
      svg('<text>&l9;</text>', '', `<!DOCTYPE svg [<!ENTITY l0 "ha">${entityLaughs}]>`),
    ],
    [
      'a drawing with 64 million pixels in it',
      'a.svg',
      svg(`<image href="data:image/png;base64,${hollowPng(8000, 8000).toString('base64')}"/>`),
    ],
  ];
  const wrong = disguises.map(([what, fileName, content]) => [what, fileName, bytes(content)] as const);
  const misnamed = names.map(([what, fileName]) => [what, fileName, whole] as const);
  const zipped = ['a compressed drawing', 'a.svg', gzipSync(svg(script))] as const;
  return [...filesOf('wrong format', [...wrong, ...misnamed, zipped]), ...filesOf('unreadable', unreadable)];
}

/** Photos that are something else as well, or say what no reader should see. */
async function storedPhotos(): Promise<readonly HostileFile[]> {
  const loop: Entry = [0x8769, 4, 1, 8];
  const described: Entry = [0x010e, 2, script.length, 30];
  const zeros = (count: number): Buffer => deflateSync(Buffer.alloc(count), { level: 9 });
  const photos: readonly (readonly [string, Buffer])[] = [
    ['a photo before a page', bytes(await jpeg(), page)],
    ['a photo before an archive', bytes(await jpeg(), zip)],
    ['a photo before a PHP page', bytes(await jpeg(), `<?php system("${payloadWord}"); ?>`)],
    ['a photo before another photo', bytes(await jpeg(), await jpegWith(0xfe, script))],
    ['a photo with a page in its comment', await jpegWith(0xfe, page)],
    [
      'a photo that is a script',
      await jpegWith(0xe0, '/*', '\0'.repeat(40), `*/=alert("${payloadWord}");/*`),
    ],
    ['a photo with a document in its comment', await jpegWith(0xfe, `%PDF-1.4\n${payloadWord}`)],
    ['a description with a script', await jpegWith(0xe1, exif([described], 0, script))],
    ['a directory that contains itself', await jpegWith(0xe1, exif([loop, loop], 8))],
    ['a directory of 65 535 entries', await jpegWith(0xe1, exif([loop], 0, script, 65_535))],
    [
      'a directory beyond the end',
      await jpegWith(0xe1, exif([[0x8769, 4, 1, 0xff_ff_ff_f0]], 0xff_ff_ff_ff)),
    ],
    [
      'entries of 4 000 million values',
      await jpegWith(
        0xe1,
        exif([
          [0x010e, 2, 0xff_ff_ff_ff, 8],
          [0x0112, 3, 2 ** 31, 9],
        ]),
      ),
    ],
    ['an orientation that does not exist', await jpegWith(0xe1, exif([[0x0112, 3, 1, 0x00_63_00_00]]))],
    ['64 kB of notes', await jpegWith(0xe1, 'Exif\0\0', payloadWord.repeat(5400))],
    ['an Exif block of four bytes', await jpegWith(0xe1, 'Exif\0\0MM\0*')],
    [
      'XMP with a script',
      await jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${script}</x:xmpmeta>`),
    ],
    ['a colour profile with a script', await jpegWith(0xe2, `ICC_PROFILE\0\x01\x01${script}`)],
    ['captions with a script', await jpegWith(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x30${script}`)],
  ];
  const drawn: readonly (readonly [string, Buffer])[] = [
    ['a PNG before a page', bytes(await png(), page)],
    ['a PNG with a script as text', await pngWith('tEXt', bytes(`Comment\0${script}`))],
    ['a PNG with a script as XMP', await pngWith('iTXt', bytes(`XML:com.adobe.xmp\0\0\0\0\0${script}`))],
    ['a PNG with a script as Exif', await pngWith('eXIf', exif([described], 0, script).subarray(6))],
    ['a PNG with 20 MB of text in 20 kB', await pngWith('zTXt', bytes('Comment\0\0', zeros(20_000_000)))],
    ['a PNG with a colour profile of 20 MB', await pngWith('iCCP', bytes('profile\0\0', zeros(20_000_000)))],
    ['a PNG with a chunk that does not exist', await pngWith('evIl', bytes(script))],
  ];
  const webs: readonly (readonly [string, Buffer])[] = [
    ['a WebP before an archive', bytes(await webp(), zip)],
    ['a WebP with a script as XMP', await webpWith('XMP ', script)],
    ['a WebP with a script as Exif', await webpWith('EXIF', script)],
  ];
  const bitmaps = [['a bitmap whose pixels are its header and a script', bitmap(4, 4, 0)]] as const;
  const named = (fileName: string, files: readonly (readonly [string, Buffer])[]) =>
    files.map(([what, content]) => [what, fileName, content] as const);
  return [
    ...filesOf('jpeg', named('a.jpg', photos)),
    ...filesOf('png', [...named('a.png', drawn), ...named('a.bmp', bitmaps)]),
    ...filesOf('webp', named('a.webp', webs)),
  ];
}

/** Drawings that run, load or read something; only their square is left. */
function storedDrawings(): readonly HostileFile[] {
  const inner = Buffer.from(svg(script)).toString('base64');
  const drawings: readonly (readonly [string, Buffer])[] = [
    ['a script', svg(script + square)],
    ['a script as CDATA', svg(`<script><![CDATA[alert("${payloadWord}")]]></script>${square}`)],
    [
      'handlers',
      svg(`<g onload="alert('${payloadWord}')">${square}</g>`, `onload="alert('${payloadWord}')"`),
    ],
    [
      'a page in it',
      svg(`<foreignObject width="40" height="30"><body>${script}</body></foreignObject>${square}`),
    ],
    ['an image of another site', svg(`<image href="http://127.0.0.1:1/${payloadWord}.png"/>${square}`)],
    ['a file of this machine', svg(`<image href="file:///etc/passwd#${payloadWord}"/>${square}`)],
    ['a part of another drawing', svg(`<use href="http://127.0.0.1:1/${payloadWord}.svg#a"/>${square}`)],
    ['an embedded drawing', svg(`<image href="data:image/svg+xml;base64,${inner}"/>${square}`)],
    ['an embedded page', svg(`<use href="data:text/html,${payloadWord}"/>${square}`)],
    ['a link that runs', svg(`<a href="javascript:alert('${payloadWord}')">${square}</a>${square}`)],
    [
      'an animation of a link',
      svg(`<animate attributeName="href" to="javascript:${payloadWord}"/>${square}`),
    ],
    [
      'styles of another site',
      svg(`<style>@import url(http://127.0.0.1:1/${payloadWord}.css);</style>${square}`),
    ],
    ['a filling of another site', svg(`<rect fill="url(http://127.0.0.1:1/${payloadWord}#a)"/>${square}`)],
    [
      'a style sheet by instruction',
      svg(square, '', `<?xml-stylesheet href="http://127.0.0.1:1/${payloadWord}"?>`),
    ],
    ['a comment that ends early', svg(`<!-- ${script} -->${square}`)],
  ];
  return filesOf(
    'svg',
    drawings.map(([what, content]) => [`a drawing with ${what}`, 'a.svg', content]),
  );
}

async function storedFilms(): Promise<readonly HostileFile[]> {
  const header = movieHeader(1000, 5000);
  let nested = box('moov', header);
  for (let depth = 0; depth < 2000; depth += 1) nested = box('moov', nested);
  const whole = await readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));
  const films: readonly (readonly [string, Buffer])[] = [
    ['a film with a page in free space', bytes(film(header), box('free', page))],
    ['a film before an archive', bytes(film(header), zip)],
    ['a film of 136 years', film(movieHeader(1, 0xff_ff_ff_fe))],
    ['a film of 292 000 million years', film(longMovieHeader(2n ** 63n - 1n))],
    ['a film of a length beyond numbers', film(longMovieHeader(2n ** 64n - 1n))],
    ['a film of seconds without length', film(movieHeader(0, 5000))],
    ['a film with two headers', film(header, movieHeader(1, 7))],
    ['films within films', bytes(ftyp, nested)],
    ['a film with a box of no length before its end', bytes(ftyp, box('free', 'a'), lying('moov', 0))],
    ['a film of 20 000 empty boxes', film(header, ...Array.from({ length: 20_000 }, () => box('free')))],
    ['a film with notes of a script', film(header, box('udta', script), box('meta', script))],
    ['a film whose last frames are cut', whole.subarray(0, whole.length - 5000)],
  ];
  const broken: readonly (readonly [string, string, Buffer])[] = [
    ['a film without its header', 'a.mp4', bytes(ftyp, frames)],
    ['the mark of a film alone', 'a.mov', bytes(ftyp)],
    ['the mark of a film before a page', 'a.mp4', bytes(ftyp, page)],
    ['a cut film', 'a.m4v', whole.subarray(0, 40)],
    ['a film with a box of one byte', 'a.mp4', bytes(ftyp, lying('moov', 1))],
    ['a film with a box of seven bytes', 'a.mp4', bytes(ftyp, lying('moov', 7))],
    ['a film with a box of 4 GB', 'a.mp4', bytes(ftyp, lying('moov', 0xff_ff_ff_ff))],
    ['a film with a box of 18 million TB', 'a.mp4', bytes(ftyp, u32(1), 'moov', u64(2n ** 64n - 1n), header)],
    ['a film whose first box says 4 GB', 'a.mp4', bytes(u32(0xff_ff_ff_ff), 'ftypisom\0\0\0\0mp42', header)],
    ['a QuickTime film without content', 'a.mov', box('moov')],
  ];
  return [
    ...filesOf(
      'film',
      films.map(([what, content]) => [what, 'a.mp4', content]),
    ),
    ...filesOf('broken film', broken),
  ];
}

export const makeHostileFiles = async (): Promise<readonly HostileFile[]> => [
  ...(await refusedFiles()),
  ...(await storedPhotos()),
  ...storedDrawings(),
  ...(await storedFilms()),
];

/** Names that point elsewhere or mislead, as they are sent, and as they are kept. */
export const hostileNames: readonly (readonly [given: string, kept: string])[] = [
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['/etc/cron.d/job.jpg', 'job.jpg'],
  ['..\\..\\windows\\a.jpg', 'a.jpg'],
  ['C:\\photos\\b.jpg', 'b.jpg'],
  ['%2e%2e%2fetc%2fpasswd.jpg', '%2e%2e%2fetc%2fpasswd.jpg'],
  ['..%252f..%252fa.jpg', '%252f..%252fa.jpg'],
  ['a\u202Egpj.jpg', 'agpj.jpg'],
  ['a\0.exe.jpg', 'a.exe.jpg'],
  ['a\r\nset-cookie: a=b.jpg', 'aset-cookie: a=b.jpg'],
  ['a\u001B[2J\u0007.jpg', 'a[2J.jpg'],
  ['.hidden.jpg', 'hidden.jpg'],
  ['CON.jpg', 'CON.jpg'],
  ['-rf.jpg', '-rf.jpg'],
  ['$(rm -rf ~).jpg', '$(rm -rf ~).jpg'],
  ['"><img src=x onerror=alert(1)>.jpg', '"><img src=x onerror=alert(1)>.jpg'],
  ['a";filename="b.exe";x=".jpg', 'a";filename="b.exe";x=".jpg'],
  ['Été à Montréal 🎉.JPEG', 'Été à Montréal 🎉.JPEG'],
  ['really a photo.png', 'really a photo.jpg'],
  ['really a photo.mp4', 'really a photo.jpg'],
  [`${'x'.repeat(400)}.jpg`, `${'x'.repeat(251)}.jpg`],
  [`${'é'.repeat(400)}.jpg`, `${'é'.repeat(125)}.jpg`],
];
