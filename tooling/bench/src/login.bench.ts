import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@repo/domain/brand';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import { slowestOfHundred, startServer } from './http-load.ts';

const product = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');
const signInsAtOnce = 20;

/** Compares the 99th percentile of cheap requests while twenty logins run at once with the same without logins. */
export const login: Benchmark = {
  name: 'login',
  must: 4,
  stretch: 2,
  isLowerBetter: true,
  run: async (effort) => {
    const { address, stop } = await startServer(product, { SEED: 'demo' });
    try {
      const people = await demoProviders(address);
      return await compareInTurn(
        {
          name: 'while people sign in',
          measure: async (seconds) => {
            const until = performance.now() + seconds * 1000;
            const signingIn = people.map((userName) => signInUntil(address, userName, until));
            const slowest = await slowestOfHundred(address, sleep(seconds * 1000));
            const signIns = (await Promise.all(signingIn)).reduce((sum, times) => sum + times, 0);
            process.stdout.write(`  p99 ${slowest.toFixed(1)} ms, ${signIns} sign-ins in ${seconds} s; `);
            return slowest;
          },
        },
        {
          name: 'without logins',
          measure: async (seconds) => {
            const slowest = await slowestOfHundred(address, sleep(seconds * 1000));
            process.stdout.write(`p99 ${slowest.toFixed(1)} ms without\n`);
            return slowest;
          },
        },
        effort,
      );
    } finally {
      await stop();
    }
  },
};

/** Separate accounts, because limits count by account. */
async function demoProviders(address: string): Promise<readonly string[]> {
  const names = ['maya', 'devon'];
  for (let id = 1; names.length < signInsAtOnce; id += 1) {
    const reply = await fetch(`${address}/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
    if (reply.status !== 200) continue;
    const { payload }: { payload: { items: { firstName: string } } } = JSON.parse(await reply.text());
    const name = payload.items.firstName.toLowerCase();
    // Keeps accents out of addresses.
    if (/^[a-z]+$/.test(name) && !names.includes(name)) names.push(name);
  }
  return names.map((name) => `${name}@demo.test`);
}

/** Returns the number of successful logins. */
async function signInUntil(address: string, userName: string, untilMs: number): Promise<number> {
  let times = 0;
  for (; performance.now() < untilMs; times += 1) {
    const reply = await fetch(`${address}/api/v1/login/SBUser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password: 'Demo!123' }),
    });
    if (reply.status !== 200) throw new Error(`${userName} was answered with ${reply.status}`);
    await reply.arrayBuffer();
  }
  return times;
}
