import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loginUser } from '@repo/contracts/identity/sign-in';
import { z } from 'zod';
import { readEnv } from './config/env.ts';
import { isAlive, runningPostmaster } from './database/embedded/postmaster-file.ts';
import { startProduct } from './start-product.ts';
import type { RunningProduct } from './start-product.ts';
import { makeFolder } from './testing/drill/launched-product.ts';
import { openDatabaseLine } from './testing/wire/database-line.ts';
import { portOf } from './testing/wire/raw-http.ts';

/** The environment of a product of its own on a database behind a line that can fail. */
async function openSettings(t: TestContext, changes: Record<string, string> = {}) {
  const line = await openDatabaseLine(t);
  const dataDir = await makeFolder(t);
  const settings = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: line.url,
    DATA_DIR: dataDir,
    SEED: 'empty',
    LOG_LEVEL: 'silent',
    ...changes,
  };
  return { line, dataDir, env: readEnv(settings) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

const notReady = z.object({ waitingFor: z.array(z.string()) });
const refusal = z.object({ errors: z.array(z.string()) });

/** What the product waits for, nothing when it is ready; undefined when it does not answer. */
async function readiness(url: string): Promise<readonly string[] | undefined> {
  try {
    const reply = await fetch(`${url}/readyz`);
    return reply.ok ? [] : notReady.safeParse(await reply.json()).data?.waitingFor;
  } catch {
    return undefined;
  }
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

async function untilReady(url: string): Promise<void> {
  while ((await readiness(url))?.length !== 0) await nextTurn();
}

test('[FF-45] is not ready while the demo is made, nor without the files of the catalogue', async (t) => {
  const port = await freePort();
  const { env, dataDir } = await openSettings(t, { SEED: 'demo', PORT: String(port) });
  const starting = startProduct(env);
  const seen: (readonly string[])[] = [];
  let product: RunningProduct | undefined;
  while (product === undefined) {
    const found = await Promise.race([starting, readiness(`http://127.0.0.1:${port}`)]);
    if (found === undefined) continue;
    if ('stop' in found) product = found;
    else seen.push(found);
  }
  t.after(product.stop);
  assert.notEqual(seen.length, 0);
  for (const waitingFor of seen) {
    assert.ok(waitingFor.includes('start'), waitingFor.join());
    assert.ok(waitingFor.includes('jobs'), waitingFor.join());
  }
  await untilReady(product.url);
  await rm(join(dataDir, 'files'), { recursive: true });
  assert.ok((await readiness(product.url))?.includes('files'));
});

test('[FF-43] lives through a database that ends every connection and refuses new ones, and says so', async (t) => {
  const { env, line } = await openSettings(t);
  const product = await startProduct(env, undefined, { busyAfterMs: 0 });
  t.after(product.stop);
  const logIn = async () => {
    const body = JSON.stringify({ userName: 'ana@demo.test', password: 'Demo!123' });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${product.url}${loginUser.path}`, { method: 'POST', headers, body });
    const { errors } = refusal.parse(await reply.json());
    return [reply.status, errors[0], reply.headers.get('retry-after')];
  };
  const unknown = [400, 'username_or_password_is_incorrect', null];
  await untilReady(product.url);
  assert.deepEqual(await logIn(), unknown);
  for (let round = 0; round < 3; round += 1) {
    assert.ok((await line.terminate()) > 0, 'there was a connection to end');
    await line.refuse();
    assert.deepEqual(await logIn(), [503, 'database_unavailable', '5']);
    assert.ok((await readiness(product.url))?.includes('database'));
    assert.equal((await fetch(`${product.url}/healthz`)).status, 200);
    await line.restore();
    await untilReady(product.url);
    assert.deepEqual(await logIn(), unknown);
  }
});

/** A process that was killed a moment ago may still be listed, and end before the signal comes. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    assert.ok(!isAlive(pid));
  }
}

test('[FF-43] says that the embedded database was killed, and when it is back', async (t) => {
  const dataDir = await makeFolder(t);
  const settings = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', SEED: 'empty', LOG_LEVEL: 'silent' };
  const { url, stop } = await startProduct(readEnv({ ...settings, DATA_DIR: dataDir }));
  t.after(stop);
  await untilReady(url);
  // It is back within a moment, which may pass between two questions: then it is killed again.
  for (let isTold = false; !isTold;) {
    const server = await runningPostmaster(join(dataDir, 'postgres/data'));
    if (server !== undefined) killIfAlive(server.pid);
    isTold = (await readiness(url))?.includes('database') === true;
  }
  await untilReady(url);
});

test('[FF-45] answers calls, and is not ready, for as long as a proxy needs to notice a stop', async (t) => {
  const { env } = await openSettings(t, { LAME_DUCK_SECONDS: '2' });
  const product = await startProduct(env);
  await untilReady(product.url);
  const begunAtMs = performance.now();
  const stopped = product.stop();
  const seen: (readonly string[] | undefined)[] = [];
  while (await isReachable(product.url)) seen.push(await readiness(product.url));
  const answeredForMs = performance.now() - begunAtMs;
  await stopped;
  assert.ok(answeredForMs >= 2000, `${answeredForMs} ms`);
  assert.ok(seen[0]?.includes('start'), String(seen[0]));
});

test('[FF-45] refuses new calls as soon as it stops, while a job still runs', async (t) => {
  const isAsked = Promise.withResolvers<undefined>();
  // A mail server that never says a word.
  const mailServer = createServer((socket) => {
    socket.on('error', () => undefined);
    isAsked.resolve(undefined);
  }).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  t.after(() => mailServer.close());
  const { env, line } = await openSettings(t, { SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}` });
  const product = await startProduct(env);
  const { database } = line;
  await database
    .insertInto('job')
    .values({
      name: 'send-mail',
      payload: JSON.stringify({
        id: crypto.randomUUID(),
        template: 'passwordChanged',
        to: 'ana@demo.test',
        locale: 'en-CA',
        values: { firstName: 'Ana' },
      }),
      runAt: new Date(0),
    })
    .execute();
  await isAsked.promise;
  const stopped = product.stop();
  while (await isReachable(product.url)) await nextTurn();
  const running = await database
    .selectFrom('job')
    .select('name')
    .where('takenBy', 'is not', null)
    .where('name', '=', 'send-mail')
    .execute();
  assert.equal(running.length, 1, 'the job has not ended yet');
  await stopped;
  const left = await database.selectFrom('job').select('takenBy').where('name', '=', 'send-mail').execute();
  assert.deepEqual(left, [{ takenBy: null }], 'another process can take it');
});
