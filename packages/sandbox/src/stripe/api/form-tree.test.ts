import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formTreeOf } from './form-tree.ts';

const plain = (encoded: string): unknown => JSON.parse(JSON.stringify(formTreeOf(encoded) ?? null));

test('parses names with brackets into a tree', () => {
  assert.deepEqual(plain('a[b][0]=1&a[b][1]=2&a[c]=%26&d=x%20y&e='), {
    a: { b: { 0: '1', 1: '2' }, c: '&' },
    d: 'x y',
    e: '',
  });
  assert.deepEqual(plain(''), {});
});

test('rejects invalid and contradictory names', () => {
  for (const encoded of [
    'a[=1',
    'a]=1',
    '[a]=1',
    '=1',
    'a=1&a=2',
    'a=1&a[b]=2',
    'a[b]=1&a=2',
    `a${'[b]'.repeat(10)}=1`,
  ]) {
    assert.equal(formTreeOf(encoded), undefined, encoded);
  }
});

test('accepts a field named like an inherited property', () => {
  const tree = formTreeOf('__proto__[polluted]=1&constructor=2');
  assert.deepEqual(Object.keys(tree ?? {}), ['__proto__', 'constructor']);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});
