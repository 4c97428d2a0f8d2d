import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { hollowPng } from '../../testing/files/hollow-png.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { ImageRefused } from './decode-apart.ts';
import { renderSvg } from './render-svg.ts';

const drawing = (inner: string, width = 40, height = 30): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;

async function render(t: TestContext, content: string, mostMs?: number): Promise<Buffer> {
  const { folder, remove } = await openTestFiles();
  t.after(remove);
  const path = `${folder}.svg`;
  await writeFile(path, content);
  return renderSvg(path, mostMs);
}

const wasKilled = (error: unknown): boolean =>
  error instanceof ImageRefused &&
  error.cause instanceof Error &&
  'killed' in error.cause &&
  error.cause.killed === true;

test('[A-60] renders a drawing in its own size', async (t) => {
  const png = await render(t, drawing('<rect width="40" height="30" fill="#0f0"/>'));
  const { format, width, height } = await sharp(png).metadata();
  assert.deepEqual([format, width, height], ['png', 40, 30]);
});

test('kills a drawing that takes longer than its time, and refuses one that is too large', async (t) => {
  const noise =
    '<filter id="f"><feTurbulence numOctaves="10" baseFrequency="0.1"/></filter><rect width="4000" height="4000" filter="url(#f)"/>';
  await assert.rejects(render(t, drawing(noise, 4000, 4000), 1500), wasKilled);
  await assert.rejects(render(t, drawing(''), 1), wasKilled);
  await assert.rejects(render(t, drawing('', 60_000, 60_000)), ImageRefused);
  await assert.rejects(render(t, 'no drawing'), ImageRefused);
});

test('refuses a drawing whose embedded images are too large together', async (t) => {
  const embedding = (side: number): string =>
    drawing(`<image href="data:image/png;base64,${hollowPng(side, side).toString('base64')}"/>`.repeat(2));
  assert.ok((await render(t, embedding(1000))).length > 0);
  await assert.rejects(render(t, embedding(4000)), ImageRefused);
});
