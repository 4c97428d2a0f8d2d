import assert from 'node:assert/strict';
import { test } from 'node:test';
import { envelopeFaults } from '../testing/wire/envelope-faults.ts';
import { rawOddities } from '../testing/fuzz/raw-oddities.data.ts';
import { askUntilNotBusy, saysBusy } from '../testing/wire/patient.ts';
import { listen, sendRaw } from '../testing/wire/raw-http.ts';
import { openTestApi } from '../testing/test-api.ts';

test('[Z-R01] refuses malformed requests in the envelope and keeps running', async (t) => {
  const { app } = await openTestApi(t);
  const port = await listen(app);
  const faults = await Promise.all(
    rawOddities.map(async ({ what, bytes, ends }) => {
      const { received, replies } = await askUntilNotBusy(
        () => sendRaw(port, bytes, ends === 'reply' ? {} : { silenceMs: 700 }),
        ({ replies: all }) => all.some(saysBusy),
      );
      const isAsItMustBe = ends === 'reply' ? replies.length > 0 : ends !== 'nothing' || received === '';
      return [
        ...(isAsItMustBe ? [] : ['not what it must end with']),
        ...replies.filter(({ statusCode }) => statusCode >= 500).map(() => 'a fault of ours'),
        ...(ends === 'bare' ? [] : replies.flatMap((reply) => envelopeFaults(reply))),
      ].map((fault) => `${what}: ${fault}: ${received}`);
    }),
  );
  assert.deepEqual(faults.flat(), []);
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200);
});

test('survives clients that disconnect at any point', async (t) => {
  const { app } = await openTestApi(t);
  const port = await listen(app);
  const request = rawOddities.find(({ what }) => what === 'a promise of a body')?.bytes ?? '';
  const whole = Buffer.from(request);
  await Promise.all(
    Array.from({ length: whole.length }, (_, length) =>
      sendRaw(port, whole.subarray(0, length), { thenEnd: true }),
    ),
  );
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200);
});
