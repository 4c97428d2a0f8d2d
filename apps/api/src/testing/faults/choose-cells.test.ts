import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCells, modesFor } from './choose-cells.ts';

const momentsOf = new Map([
  ['deliver', 100],
  ['drop', 90],
  ['duplicate', 120],
] as const);
const seeds = [1, 2, 3];

test('takes every moment once in a full matrix, each with a delivery mode that reaches it', () => {
  const cells = chooseCells(momentsOf, { wanted: Infinity, seed: 1 });
  assert.deepEqual(
    cells.map(({ moment }) => moment),
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  for (const { mode, moment } of cells)
    assert.ok([...momentsOf].some(([name, moments]) => name === mode && moments >= moment));
});

test('varies the delivery mode and the number of kills of a moment over three seeds', () => {
  const all = seeds.map((seed) => chooseCells(momentsOf, { wanted: Infinity, seed }));
  for (let index = 0; index < 90; index += 1) {
    const tried = all.flatMap((cells) => cells[index] ?? []);
    assert.equal(new Set(tried.map(({ mode }) => mode)).size, 3);
    assert.equal(new Set(tried.map(({ secondDeathAt }) => secondDeathAt === undefined)).size, 2);
  }
});

test('spreads a few cells evenly over the flow, at other moments for another seed', () => {
  const moments = seeds.map((seed) =>
    chooseCells(momentsOf, { wanted: 4, seed }).map(({ moment }) => moment),
  );
  for (const [one = 0, two = 0, three = 0, four = 0] of moments) {
    assert.ok(one >= 1 && four <= 120);
    assert.deepEqual([two - one, three - two, four - three], [30, 30, 30]);
  }
  assert.equal(new Set(moments.map(([one]) => one)).size, 3);
  assert.equal(new Set(seeds.map((seed) => modesFor(1, seed)[0])).size, 3);
});
