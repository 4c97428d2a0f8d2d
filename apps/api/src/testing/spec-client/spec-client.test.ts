import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';
import { signInApproved } from '../access/approved-provider.ts';
import { signIn } from '../actors.ts';
import { boundKeys } from '../wire/bound-keys.ts';
import { listen } from '../wire/raw-http.ts';
import { openTestApi } from '../test-api.ts';
import { shapeFaults } from './shape.ts';
import { callAsTheSpecsSay } from './spec-client.ts';
import type { SpecAnswer } from './spec-client.ts';
import { specRows } from './spec-rows.data.ts';
import type { SpecRow } from './spec-rows.data.ts';

test('[Z-R01] a client written from the specs alone understands every implemented call', async (t) => {
  const api = await openTestApi(t);
  const base = `http://127.0.0.1:${await listen(api.app)}`;
  const bound = await boundKeys(api.app);
  const answered = specRows.filter((row) => bound.has(keyOf(row)));
  const [host, provider] = [await signIn(api, 'host'), await signInApproved(api)];
  for (const row of answered) {
    const caller = row.as === 'guest' ? undefined : { host, provider }[row.as];
    const answer = await callAsTheSpecsSay(base, {
      line: lineOf(row, caller?.accountId ?? 0),
      ...(caller === undefined ? {} : { token: caller.token }),
      json: row.json,
    });
    assert.deepEqual(faultsOf(row, answer), [], `${row.source} ${row.call} as ${row.as}`);
  }
  t.diagnostic(`${answered.length} of ${specRows.length} rows are answered`);
  assert.ok(answered.length > 0);
});

test('every row of the client is an endpoint of the contract, spelled as in the specs', () => {
  const keys: readonly string[] = endpoints.map(({ key }) => key);
  for (const row of specRows) assert.ok(keys.includes(keyOf(row)), row.call);
});

test('reports a field with another casing, of another kind or missing', () => {
  const shape = [{ id: 'number', eventDate: 'number', user: { userName: 'text' } }] as const;
  const right = { id: 1, eventDate: 2, user: { userName: 'Robin' }, more: true };
  assert.deepEqual(shapeFaults([right], shape), []);
  assert.deepEqual(shapeFaults([{ ...right, id: '1' }], shape), ['items[0].id is string, not number']);
  assert.deepEqual(shapeFaults([{ ...right, user: { username: 'Robin' } }], shape), [
    'items[0].user has no userName',
  ]);
  assert.deepEqual(shapeFaults(right, shape), ['items is no list']);
});

const lineOf = ({ call, parts = [] }: SpecRow, ownId: number): string => {
  const left = parts.map((part) => String(part === 'own' ? ownId : part));
  return call.replace('{product}', brand.slug).replaceAll(/\{\w+\}/g, () => left.shift() ?? '');
};

/** Returns the key of a row's endpoint, ignoring the names of path parts, which differ in the specs. */
function keyOf({ call }: SpecRow): string {
  const withoutNames = (text: string): string => text.replaceAll(/\{\w+\}|:\w+/g, ':');
  const wanted = withoutNames(call.replace('{product}', brand.slug));
  return endpoints.find(({ key }) => withoutNames(key) === wanted)?.key ?? '';
}

function faultsOf({ answer: expected }: SpecRow, answer: SpecAnswer): readonly string[] {
  if (expected === 'expired') return answer.outcome === 'expired' ? [] : [JSON.stringify(answer)];
  if ('key' in expected) {
    assert.deepEqual(answer, { outcome: 'failed', message: expected.text, key: expected.key });
    return [];
  }
  if (answer.outcome !== 'success') return [JSON.stringify(answer)];
  const isEmpty = Array.isArray(answer.items) && answer.items.length === 0;
  return [
    ...shapeFaults(answer.items, expected.items),
    ...(expected.isFilled === true && isEmpty ? ['the list is empty'] : []),
    ...(expected.message === undefined || expected.message === answer.message ? [] : [answer.message]),
  ];
}
