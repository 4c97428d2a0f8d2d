import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createTransport } from 'nodemailer';
import { openTestSandbox } from '../testing/test-sandbox.ts';

const channel = 'fastify.initialization';

type Hooked = { addHook: (name: 'onRoute', add: (route: { url: string; method: unknown }) => void) => void };

const isHooked = (fastify: unknown): fastify is Hooked =>
  typeof fastify === 'object' && fastify !== null && 'addHook' in fastify;

/** Opens the product and the sandbox, and notes the path of every page and call that can be read. */
async function openWithPaths(t: TestContext) {
  const paths = new Set<string>();
  const note = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('fastify' in message)) return;
    if (!isHooked(message.fastify)) return;
    message.fastify.addHook('onRoute', ({ url, method }) => {
      if ([method].flat().includes('GET')) paths.add(url);
    });
  };
  subscribe(channel, note);
  try {
    return { ...(await openTestSandbox(t)), paths };
  } finally {
    unsubscribe(channel, note);
  }
}

test('no page of the origin but the documents allows every inline script or style', async (t) => {
  const { app, paths, sandbox } = await openWithPaths(t);
  const transport = createTransport(sandbox.smtpUrl);
  t.after(() => transport.close());
  const html = '<style>p { color: red }</style><p style="margin:0">Hello</p>';
  await transport.sendMail({ from: 'us@product.test', to: 'ana@mail.test', subject: 'Hello', html });
  const [mail] = (await app.inject({ url: '/sandbox/mailbox.json' })).json();
  const loose: string[] = [];
  for (const path of paths) {
    const url = path.replaceAll(/:\w+\??|\*/g, String(mail.id));
    const policy = String((await app.inject({ url })).headers['content-security-policy']);
    assert.match(policy, /default-src/, url);
    if (policy.includes("'unsafe-inline'")) loose.push(path);
  }
  assert.ok(paths.size > 100, String(paths.size));
  assert.ok(paths.has('/sandbox/mailbox/:id/html'));
  assert.deepEqual(
    loose.filter((path) => !path.startsWith('/docs')),
    [],
  );
  assert.ok(loose.includes('/docs/'));
  const framed = await app.inject({ url: `/sandbox/mailbox/${mail.id}/html` });
  assert.equal(
    String(framed.headers['content-security-policy']).match(/style-src 'unsafe-hashes'( 'sha256-[^']+'){2};/)
      ?.length,
    2,
  );
});
