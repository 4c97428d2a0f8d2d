import type { SentFile } from './valid-request.ts';

/** The smallest image: one grey pixel. */
const dot =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////' +
  '////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

export const jpegFile = (name: string): SentFile => ({
  name,
  fileName: 'dot.jpg',
  type: 'image/jpeg',
  content: Buffer.from(dot, 'base64'),
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pngFile = (name: string): SentFile => ({
  name,
  fileName: 'pixel.png',
  type: 'image/png',
  content: Buffer.from(pixel, 'base64'),
});

/** Returns an MP3 of one silent frame. */
export const mp3File = (name: string): SentFile => ({
  name,
  fileName: 'song.mp3',
  type: 'audio/mpeg',
  content: Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]),
});

/** Returns the box that an MP4 begins with. */
export const mp4File = (name: string): SentFile => ({
  name,
  fileName: 'clip.mp4',
  type: 'video/mp4',
  content: Buffer.from('0000001866747970697361360000000069736f6d61766331', 'hex'),
});
