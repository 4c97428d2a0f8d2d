import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCells, modesFor } from './choose-cells.ts';

const momentsOf = new Map([
  ['deliver', 100],
  ['drop', 90],
  ['duplicate', 120],
] as const);
const seeds = [1, 2, 3];

test('a full matrix has every moment once, with a way of delivery that gets so far', () => {
  const cells = chooseCells(momentsOf, { wanted: Infinity, seed: 1 });
  assert.deepEqual(
    cells.map(({ moment }) => moment),
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  for (const { mode, moment } of cells)
    assert.ok([...momentsOf].some(([name, moments]) => name === mode && moments >= moment));
});

test('three seeds try a moment with three ways of delivery, and with one death and with two', () => {
  const all = seeds.map((seed) => chooseCells(momentsOf, { wanted: Infinity, seed }));
  for (let index = 0; index < 90; index += 1) {
    const tried = all.flatMap((cells) => cells[index] ?? []);
    assert.equal(new Set(tried.map(({ mode }) => mode)).size, 3);
    assert.equal(new Set(tried.map(({ secondDeathAt }) => secondDeathAt === undefined)).size, 2);
  }
});

test('a few cells are spread over the whole flow, at other moments for another seed', () => {
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
