import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLogoFile, checkMusicFile } from './recap-files.ts';

const wrongMusic = 'invalid_music_file_type';
const wrongLogo = 'invalid_image_type';
const tooBig = 'file_size_exceeds_10mb_limit';

const music = [
  ['song.mp3', 'audio/mpeg', 1, null],
  ['song.MP3', 'AUDIO/MP3', 1, null],
  ['song.mpeg', 'audio/mpeg', 1, null],
  ['my.best.song.wav', 'audio/x-wav', 1, null],
  ['song.wav', '', 1, null],
  ['song.mp3', 'application/octet-stream', 1, null],
  ['song.mp3', 'audio/mpeg', 11_534_336, null],
  ['song.mp3', 'audio/mpeg', 11_534_337, tooBig],
  ['song.ogg', 'audio/ogg', 1, wrongMusic],
  ['song.mpeg', 'video/mpeg', 1, wrongMusic],
  ['song.exe', 'audio/mpeg', 1, wrongMusic],
  ['mp3', 'audio/mpeg', 1, wrongMusic],
  ['song.mp3.zip', '', 1, wrongMusic],
  ['song.ogg', 'audio/ogg', 11_534_337, wrongMusic],
] as const;

for (const [name, contentType, sizeBytes, failure] of music) {
  test(`[E-R07] [A-47] music ${name} (${contentType}, ${sizeBytes} bytes) is ${failure ?? 'accepted'}`, () => {
    const file = { name, contentType, sizeBytes };
    assert.deepEqual(
      checkMusicFile(file),
      failure === null ? { ok: true, value: file } : { ok: false, failure },
    );
  });
}

const logos = [
  ['logo.png', 'image/png', 1, null],
  ['logo.ai', 'application/postscript', 1, null],
  ['logo.ai', 'application/pdf', 1, null],
  ['LOGO.EPS', 'application/postscript', 1, null],
  ['logo.eps', '', 1, null],
  ['logo.png', 'image/png', 10_485_760, null],
  ['logo.png', 'image/png', 10_485_761, tooBig],
  ['logo.jpg', 'image/jpeg', 1, wrongLogo],
  ['logo.pdf', 'application/pdf', 1, wrongLogo],
  ['logo.svg', 'image/svg+xml', 1, wrongLogo],
  ['logo.png', 'text/html', 1, wrongLogo],
] as const;

for (const [name, contentType, sizeBytes, failure] of logos) {
  test(`[E-R09] [A-15] logo ${name} (${contentType}, ${sizeBytes} bytes) is ${failure ?? 'accepted'}`, () => {
    const file = { name, contentType, sizeBytes };
    assert.deepEqual(
      checkLogoFile(file),
      failure === null ? { ok: true, value: file } : { ok: false, failure },
    );
  });
}
