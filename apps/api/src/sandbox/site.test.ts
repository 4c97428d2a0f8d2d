import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestSandbox } from '../testing/test-sandbox.ts';

const paths = ['our-story', 'faq', 'business', 'contact-us', 'terms-and-conditions', 'privacy-policy'];

test('[A-R10] [A-R11] serves every page of the marketing site that header and footer link to', async (t) => {
  const { app } = await openTestSandbox(t);
  const home = await app.inject({ url: '/sandbox/site' });
  for (const path of [...paths, 'community', 'instagram']) {
    assert.match(home.body, new RegExp(`href="/sandbox/site/${path}"`));
    const page = await app.inject({ url: `/sandbox/site/${path}` });
    assert.equal(page.statusCode, 200, path);
    assert.match(page.body, /<a href="\/">Back to/);
    assert.doesNotMatch(page.body, /undefined|<script/);
  }
});

test('the policies say that they are samples', async (t) => {
  const { app } = await openTestSandbox(t);
  for (const path of ['terms-and-conditions', 'privacy-policy']) {
    const page = await app.inject({ url: `/sandbox/site/${path}` });
    assert.match(page.body, /This is a sample, not a legal text/);
  }
});
