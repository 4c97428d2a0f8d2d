import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasHeaderAndFooter } from './page-chrome.ts';

test('[A-R12] header and footer are hidden on the pages of email confirmation and password alone', () => {
  for (const path of [
    '/email_confirmation/x',
    '/Email_Confirmation/x',
    '/change_password',
    '/change_password/',
  ])
    assert.equal(hasHeaderAndFooter(path), false, path);
  for (const path of ['/', '/Login', '/event_booking', '/change_passwords', '/x/change_password'])
    assert.equal(hasHeaderAndFooter(path), true, path);
});
