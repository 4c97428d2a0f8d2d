import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sniffKind } from './sniff-kind.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const film = (brands: string): Buffer =>
  latin(`\0\0\0\x20ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`.padEnd(64, '\0'));

function bitmap(headerBytes: number): Buffer {
  const head = Buffer.alloc(60);
  head.write('BM');
  head.writeUInt32LE(headerBytes, 14);
  return head;
}

/** Two MP3 frames at 128 kbit/s and 44.1 kHz, of 417 bytes each. */
function mp3(secondMark = '\xff\xfb\x90\0'): Buffer {
  const head = Buffer.alloc(840);
  head.write('\xff\xfb\x90\0', 0, 'latin1');
  head.write(secondMark, 417, 'latin1');
  return head;
}

test('[FF-35] detects the kind of a file from its first bytes', () => {
  for (const [head, kind] of [
    [latin('\xff\xd8\xff\xe1'), 'jpeg'],
    [latin('\x89PNG\r\n\x1a\n\0\0'), 'png'],
    [latin('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    [latin('RIFF\0\0\0\0WAVEfmt '), 'wav'],
    [bitmap(40), 'bmp'],
    [bitmap(124), 'bmp'],
    [latin('%PDF-1.5'), 'pdf'],
    [latin('%!PS-Adobe-3.0 EPSF-3.0'), 'postScript'],
    [latin('\xc5\xd0\xd3\xc6'), 'postScript'],
    [latin('ID3\x04'), 'mp3'],
    [mp3(), 'mp3'],
    [film('heicmif1heic'), 'heic'],
    [film('mif1mif1heic'), 'heic'],
    [film('qt  qt  '), 'mov'],
    [latin('\0\0\0\x08wide\0\0\0\0'), 'mov'],
    [film('M4V M4V '), 'm4v'],
    [film('isomiso2mp41'), 'mp4'],
    [film('mp42mp42'), 'mp4'],
    [latin('<svg xmlns="x">'), 'svg'],
    [latin('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>'), 'svg'],
  ] as const)
    assert.equal(sniffKind(head), kind, JSON.stringify(head.toString('latin1').slice(0, 40)));
});

test('returns undefined for kinds that the product does not accept, even similar ones', () => {
  for (const head of [
    latin(''),
    latin('GIF89a'),
    latin('<html><svg>'),
    latin('<!doctype html><script>alert(1)</script>'),
    latin('text <svg>'),
    latin('BM is how this text begins, and it is long enough for a header'),
    bitmap(41),
    latin('RIFF\0\0\0\0AVI LIST'),
    film('avifmif1'),
    film('mif1mif1avif'),
    film('M4A M4A '),
    latin('\0\0\0\x20ftyp'),
    mp3('\0\0\0\0'),
    latin('\xff\xf1\x50\x80'),
    latin('PK\x03\x04'),
    latin('#!/bin/sh'),
  ])
    assert.equal(sniffKind(head), undefined, JSON.stringify(head.toString('latin1').slice(0, 40)));
});

test('handles content that is built to slow the search down', () => {
  for (const head of [
    '<!--'.repeat(1024),
    `${'<?x?>'.repeat(800)}<`,
    `${' '.repeat(4090)}<svg`,
    '<!DOCTYPE ['.repeat(370),
  ])
    assert.equal(sniffKind(latin(head)), undefined);
});
