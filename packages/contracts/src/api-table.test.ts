import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { z } from 'zod';
import { apiTable } from './api-table.ts';
import { endpoints } from './contract.ts';
import { anyone, defineEndpoint } from './endpoint.ts';

test('docs/api.md is what the contract says today', async () => {
  const written = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  assert.equal(written, apiTable(endpoints), 'pnpm --filter @repo/contracts api-table updates it');
});

test('a topic is a table with a row for each call, its callers and its owner', () => {
  const look = defineEndpoint('GET /things', {
    topic: 'Things',
    summary: 'Look around',
    actors: anyone,
    source: 'S1§7',
    reply: z.null(),
  });
  const rename = defineEndpoint('PUT /things/:id', {
    topic: 'Things',
    summary: 'Rename a thing',
    actors: ['host'],
    source: 'A-99',
    ownership: { of: 'event', id: 'params.id' },
    params: z.object({ id: z.string() }),
    reply: z.null(),
  });
  const lines = apiTable([look, rename]).split('\n');
  assert.deepEqual(
    lines.slice(lines.indexOf('## Things') + 2).map((line) => line.replaceAll(/ {2,}/g, ' ')),
    [
      '| Asked for by | Call | Who may call | Whose object | What it does |',
      '| ------------ | ----------------- | ------------------------------- | -------------------- | -------------- |',
      '| S1§7 | `GET /things` | guest, host, provider, operator | | Look around |',
      '| A-99 | `PUT /things/:id` | host | event in `params.id` | Rename a thing |',
      '',
    ],
  );
});
