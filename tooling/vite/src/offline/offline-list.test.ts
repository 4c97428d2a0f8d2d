import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { offlineListScript } from './offline-list.ts';

const html = { fileName: 'index.html', content: '<!doctype html>' };
const built = [
  html,
  { fileName: 'main-abc.js', content: 'main' },
  { fileName: 'font-abc.woff2', content: new Uint8Array([1]) },
  { fileName: 'sentry-abc.js', content: 'sentry' },
  { fileName: 'prerender-start-abc.js', content: 'start' },
  { fileName: 'prerendered/index.html', content: 'page' },
  { fileName: 'service-worker.js', content: 'worker' },
  { fileName: '.vite/manifest.json', content: '{}' },
];

/** Runs the lists of builds as the worker does, and returns what it reads. */
function listsOf(...builds: (typeof built)[]) {
  const scope: { self?: unknown; offlineLists?: { version: string }[] } = {};
  scope.self = scope;
  for (const files of builds) runInNewContext(offlineListScript('booking', '/assets/booking/', files), scope);
  return scope.offlineLists ?? [];
}

test('lists the page and the files of a build that a page needs without a network', () => {
  const [list] = listsOf(built);
  const integrity = `sha256-${createHash('sha256').update(html.content).digest('base64')}`;
  assert.deepEqual(JSON.parse(JSON.stringify({ ...list, version: '' })), {
    app: 'booking',
    version: '',
    page: { url: '/assets/booking/index.html', integrity },
    files: ['/assets/booking/font-abc.woff2', '/assets/booking/main-abc.js'],
  });
});

test('has another version as soon as a file or the page changes', () => {
  const other = (changed: (typeof built)[number]) =>
    built.map((file) => (file.fileName === changed.fileName ? changed : file));
  const versions = listsOf(
    built,
    built,
    other({ fileName: 'main-abc.js', content: 'other' }),
    other({ fileName: 'index.html', content: '<!doctype html><p>' }),
  ).map(({ version }) => version);
  assert.equal(versions[0], versions[1]);
  assert.equal(new Set(versions).size, 3);
});
