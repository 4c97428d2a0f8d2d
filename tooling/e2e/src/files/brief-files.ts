type NamedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const frames = 40;
const bytesOfFrame = 417;

/** An MP3 of about one second of silence: MPEG layer III frames with empty content. */
function silence(): Buffer {
  const frame = Buffer.alloc(bytesOfFrame);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export const song: NamedFile = { name: 'first-dance.mp3', mimeType: 'audio/mpeg', buffer: silence() };

/** One red pixel. */
export const logo: NamedFile = {
  name: 'our-logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
};
