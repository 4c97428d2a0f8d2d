import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { distanceKmBetween, isOnMap, shownDistanceKm, type Coordinates } from './coordinates.ts';

const cnTower = { latitude: 43.6426, longitude: -79.3871 };

/** Distances of an independent calculator for a globe of 6371 km. */
const known = [
  ['the same point', cnTower, cnTower, 0],
  ['one degree of latitude', { latitude: 43, longitude: -79 }, { latitude: 44, longitude: -79 }, 111.195],
  ['one degree along the equator', { latitude: 0, longitude: 10 }, { latitude: 0, longitude: 11 }, 111.195],
  ['a quarter of the globe', { latitude: 90, longitude: 0 }, { latitude: 0, longitude: 57 }, 10_007.543],
  ['half of the globe', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.087],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.195],
] as const;

for (const [title, one, other, km] of known) {
  test(`[A-33] ${title} is ${km} km`, () => {
    assert.ok(Math.abs(distanceKmBetween(one, other) - km) < 0.001);
  });
}

test('a shown distance has one decimal', () => {
  const { longitude } = cnTower;
  const north = (latitude: number) => shownDistanceKm(cnTower, { latitude, longitude });
  assert.deepEqual([cnTower.latitude, 43.643, 43.6435, 43.7].map(north), [0, 0, 0.1, 6.4]);
});

/** Another formula: the angle between the two points as vectors from the centre of the globe. */
function distanceByVectors(one: Coordinates, other: Coordinates): number {
  const [a, b] = [one, other].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI];
    return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
  });
  assert.ok(a && b);
  const cross = Math.hypot(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
  return 6371 * Math.atan2(cross, a.x * b.x + a.y * b.y + a.z * b.z);
}

const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
const anywhere = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) });
const inTheArea = fc.record({ latitude: degrees(43, 44.5), longitude: degrees(-80.5, -78.5) });

test('[A-33] returns the distance of another formula, to the metre, in both directions', () => {
  checkProperty([fc.oneof(inTheArea, anywhere), fc.oneof(inTheArea, anywhere)], (one, other) => {
    assert.ok(Math.abs(distanceKmBetween(one, other) - distanceByVectors(one, other)) < 0.001);
    assert.equal(distanceKmBetween(one, other), distanceKmBetween(other, one));
  });
});

test('refuses numbers that are no coordinates', () => {
  assert.equal(isOnMap(cnTower), true);
  assert.equal(isOnMap({ latitude: -90, longitude: 180 }), true);
  const off = [
    { latitude: 90.1, longitude: 0 },
    { latitude: 0, longitude: -180.1 },
    { latitude: NaN, longitude: 0 },
    { latitude: 0, longitude: Infinity },
  ];
  for (const point of off) assert.equal(isOnMap(point), false, JSON.stringify(point));
});
