import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  launchProduct,
  makeFolder,
  makeLaunchFolder,
  program,
  untilServerIsGone,
} from '../testing/drill/launched-product.ts';

const statusOf = async (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

/** Returns the checks that a process fails as text, or an empty text if it is ready; throws if it does not answer. */
async function waitingFor(url: string): Promise<string> {
  const reply = await fetch(`${url}/readyz`);
  return reply.status === 503 ? reply.text() : '';
}

/** Sends half the body of a call; `finish` sends the rest, `answered` is the status of the reply. */
function beginCall(url: string) {
  const call = request(`${url}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  call.write('{');
  return { answered, finish: () => call.end('}') };
}

test('[FF-45] a SIGTERM to npx ends readiness first, answers the running call and leaves nothing running', async (t) => {
  const [folder, dataDir] = [await makeLaunchFolder(t), await makeFolder(t)];
  const env = { SEED: 'empty', LAME_DUCK_SECONDS: '3' };
  const { launcher, waitForLine, ended } = launchProduct(t, { folder, dataDir, env });
  const url = (await waitForLine('ready')) ?? assert.fail('it did not start');
  // On a busy machine the product may refuse calls for a moment after its start.
  while ((await statusOf(`${url}/readyz`)) !== 200) await nextTurn();
  const call = beginCall(url);
  launcher.kill('SIGTERM');
  while (!(await waitingFor(url)).includes('start')) await nextTurn();
  while ((await statusOf(`${url}/healthz`)) !== undefined) await nextTurn();
  call.finish();
  assert.equal(await call.answered, 400);
  await ended;
  assert.notEqual(await waitForLine('stopped'), undefined, 'its own deadline did not end it');
  await untilServerIsGone(dataDir);
});

test('[FF-45] a SIGTERM to npx while the demo loads leaves no database server running', async (t) => {
  const [folder, dataDir] = [await makeLaunchFolder(t), await makeFolder(t)];
  const { launcher, waitForLine, ended } = launchProduct(t, { folder, dataDir, env: { SEED: 'demo' } });
  assert.ok((await waitForLine('Loading the demo')) !== undefined);
  launcher.kill('SIGTERM');
  await ended;
  assert.equal(await waitForLine('ready'), undefined);
  assert.notEqual(await waitForLine('stopped'), undefined);
  await untilServerIsGone(dataDir);
});

test('[FF-45] SIGTERM to the product itself ends it in order, with exit code 0', async (t) => {
  const dataDir = await makeFolder(t);
  const command = [process.execPath, program];
  const env = { SEED: 'empty' };
  const { launcher, waitForLine, ended } = launchProduct(t, { folder: dataDir, dataDir, env, command });
  assert.ok((await waitForLine('ready')) !== undefined);
  launcher.kill('SIGTERM');
  await ended;
  assert.equal(launcher.exitCode, 0);
  assert.notEqual(await waitForLine('stopped'), undefined);
  await untilServerIsGone(dataDir);
});

test('a second signal ends a slowly stopping product and its database server at once', async (t) => {
  const dataDir = await makeFolder(t);
  const command = [process.execPath, program];
  const env = { SEED: 'empty', LAME_DUCK_SECONDS: '60' };
  const { launcher, waitForLine, ended } = launchProduct(t, { folder: dataDir, dataDir, env, command });
  assert.ok((await waitForLine('ready')) !== undefined);
  // A signal within half a second of the first counts as part of it.
  const again = setInterval(() => launcher.kill('SIGINT'), 100);
  await ended;
  clearInterval(again);
  assert.equal(launcher.exitCode, 1);
  assert.equal(await waitForLine('stopped'), undefined);
  await untilServerIsGone(dataDir);
});
