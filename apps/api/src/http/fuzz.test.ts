import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { endpoints as contract } from '@repo/contracts/contract';
import type { Endpoint } from '@repo/contracts/endpoint';
import { openGate, withoutForm } from '../testing/access/gate.ts';
import { productsActorOfToken } from '../testing/access/product-actors.ts';
import { measureMemory } from '../testing/fuzz/measure-memory.ts';
import { fuzzEndpoint, joined } from '../testing/fuzz/run-fuzz.ts';
import type { FuzzResult } from '../testing/fuzz/run-fuzz.ts';
import { openTestApi } from '../testing/test-api.ts';

const wholeContract: readonly Endpoint[] = contract;

/** Small for a daily run; `FUZZ_CASES=2000` is the full size (budgets Q8). */
const casesPerEndpoint = Number(process.env['FUZZ_CASES'] ?? 40);

/** The memory that a run may retain; generous, because a leak grows with every request. */
const mostGrowth = { heapMb: 48, rssMb: 400 };

type Fuzzed = Parameters<typeof fuzzEndpoint>[0];

async function fuzz(t: TestContext, api: Fuzzed, endpoints: readonly Endpoint[]): Promise<void> {
  const run = async (from: number, until: number): Promise<FuzzResult> => {
    const numbers = Array.from({ length: until - from }, (_, index) => from + index);
    const results: FuzzResult[] = [];
    for (const endpoint of endpoints) results.push(await fuzzEndpoint(api, endpoint, numbers));
    return joined(results);
  };
  const half = Math.ceil(casesPerEndpoint / 2);
  const first = await run(0, half);
  const before = measureMemory();
  const second = await run(half, casesPerEndpoint);
  const after = measureMemory();
  const { cases, byStatus, faults, slowest } = joined([first, second]);
  const counts = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const growth = { heapMb: after.heapMb - before.heapMb, rssMb: after.rssMb - before.rssMb };
  t.diagnostic(`${cases} cases of ${endpoints.length} endpoints; ${counts.join(', ')}`);
  t.diagnostic(`slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.name}`);
  t.diagnostic(`memory grew by ${growth.heapMb.toFixed(1)} MB of heap, ${growth.rssMb.toFixed(1)} MB in all`);
  assert.deepEqual(faults.slice(0, 10), [], `${faults.length} faults`);
  assert.ok(growth.heapMb < mostGrowth.heapMb && growth.rssMb < mostGrowth.rssMb, JSON.stringify(growth));
}

test('[Z-R01] answers no input with a 5xx, without the envelope, or with a secret', async (t) => {
  const api = await openTestApi(t, { trustedProxies: 1 });
  await fuzz(t, api, wholeContract);
  assert.deepEqual((await api.app.inject({ url: '/healthz' })).json(), { status: 'alive' });
});

test('[Z-R01] the schemas of every endpoint, implemented or not, withstand any input', async (t) => {
  const { app, database, clock } = await openTestApi(t);
  const inJson = wholeContract.map(withoutForm);
  const gate = openGate(inJson, productsActorOfToken(app));
  await fuzz(t, { database, clock, app: gate }, inJson);
});
