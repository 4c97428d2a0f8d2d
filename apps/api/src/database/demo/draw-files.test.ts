import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { drawFiles } from './draw-files.ts';
import { providers } from './people/providers.data.ts';
import { planProvider } from './plan/plan-provider.ts';

const drawn = async (atSeconds: number): Promise<Map<string, string>> => {
  const kept = new Map<string, string>();
  const plans = providers.slice(0, 1).map((person) => planProvider(person, 0, todayInToronto(atSeconds)));
  await drawFiles(plans, async (name, content) => {
    kept.set(name, createHash('sha256').update(content).digest('hex'));
  });
  return kept;
};

test('a provider gets a photo and eight pictures, all different, and the same ones on any day', async () => {
  const first = await drawn(Date.parse('2026-11-21T12:00Z') / 1000);
  assert.equal(first.size, 9);
  assert.equal(new Set(first.values()).size, 9);
  const later = await drawn(Date.parse('2027-05-01T12:00Z') / 1000);
  assert.deepEqual([...later].toSorted(), [...first].toSorted());
});
