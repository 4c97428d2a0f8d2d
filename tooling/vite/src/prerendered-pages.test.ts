import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertPrerendered, prerenderedFileOf } from './prerendered-pages.ts';

const page = `<!doctype html>
<html>
  <head>
    <script type="module" crossorigin src="/assets/a/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/a/libraries.js">
    <link rel="stylesheet" crossorigin href="/assets/a/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

test('a prerendered page loads no scripts at first and contains the rendered HTML unchanged', () => {
  assert.equal(
    insertPrerendered(page, '<script src="/assets/a/prerender-start.js"></script>', '<p>From $& 116</p>'),
    `<!doctype html>
<html>
  <head>
    <link rel="stylesheet" crossorigin href="/assets/a/index.css">
    <script src="/assets/a/prerender-start.js"></script>
  </head>
  <body>
    <div id="root" aria-busy="true"><p>From $& 116</p></div>
  </body>
</html>`,
  );
});

test('every address is prerendered to a file of its own', () => {
  for (const [address, file] of [
    ['/', 'prerendered/index.html'],
    ['/login', 'prerendered/login.html'],
    ['/login?form=sign-up', 'prerendered/login-form-sign-up.html'],
    ['/email_confirmation/any', 'prerendered/email_confirmation-any.html'],
  ] as const)
    assert.equal(prerenderedFileOf(address), file);
});
