import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureFileOf, withPicture } from './first-pictures.ts';

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

test('a page with its picture waits with the scripts, and takes the words of the picture as they are', () => {
  assert.equal(
    withPicture(page, '<script src="/assets/a/first-look.js"></script>', '<p>From $& 116</p>'),
    `<!doctype html>
<html>
  <head>
    <link rel="stylesheet" crossorigin href="/assets/a/index.css">
    <script src="/assets/a/first-look.js"></script>
  </head>
  <body>
    <div id="root" aria-busy="true"><p>From $& 116</p></div>
  </body>
</html>`,
  );
});

test('every address has a file of its own for its picture', () => {
  for (const [address, file] of [
    ['/', 'pictures/index.html'],
    ['/login', 'pictures/login.html'],
    ['/login?form=sign-up', 'pictures/login-form-sign-up.html'],
    ['/email_confirmation/any', 'pictures/email_confirmation-any.html'],
  ] as const)
    assert.equal(pictureFileOf(address), file);
});
