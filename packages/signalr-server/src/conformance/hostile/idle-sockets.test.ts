import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { openHost } from '../testing/host.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation } from '../testing/records.ts';
import { until } from '../testing/until.ts';

const sockets = Number(process.env['IDLE_SOCKETS'] ?? 500);
const mostInOneProgram = 2_500;
const mostBytesEach = 60_000;

/** Opens the sockets in separate processes, because of the limit of open files. */
async function openIdleSockets(t: TestContext, url: string) {
  const programs = Array.from({ length: Math.ceil(sockets / mostInOneProgram) }, (_each, at) =>
    fork(new URL('../testing/idle-sockets.ts', import.meta.url), [
      url.replace('http', 'ws'),
      String(Math.min(mostInOneProgram, sockets - at * mostInOneProgram)),
    ]),
  );
  const end = (): void => {
    for (const program of programs) program.kill('SIGKILL');
  };
  t.after(end);
  await Promise.all(
    programs.map(async (program) => {
      const [message] = await Promise.race([once(program, 'message'), once(program, 'exit')]);
      assert.equal(message, 'open');
    }),
  );
  return end;
}

const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

test(`${sockets} idle sockets cost little and close with their clients`, async (t) => {
  const host = await openHost(t);
  const { socket } = await openConnection(t, host.url);
  const before = used();
  const end = await openIdleSockets(t, host.url);
  await until('half of them have shaken hands', () => {
    const connected = host.events.filter(({ is }) => is === 'connected').length;
    return connected === Math.ceil(sockets / 2) + 1;
  });
  const each = (used() - before) / sockets;
  assert.ok(each < mostBytesEach, `${Math.round(each)} bytes each`);
  socket.send(invocation('1', 'TellAll', 'hello'));
  assert.equal((await socket.nextRecords(2)).length, 2);
  end();
  await host.hasConnections(1);
});

test(`closes those of ${sockets} sockets that send no handshake`, async (t) => {
  const host = await openHost(t, { limits: { handshakeMs: 5_000 } });
  await openIdleSockets(t, host.url);
  const silent = Math.floor(sockets / 2);
  await until('they are turned out', () => {
    const failed = host.events.filter(({ is }) => is === 'handshakeFailed').length;
    return failed === silent;
  });
  await host.hasConnections(sockets - silent);
});
