import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brand } from '@repo/domain/brand';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import { expect, test } from './fixtures.ts';

const homes: readonly (readonly [AppName, string])[] = [
  ['booking', '/'],
  ['customer-portal', '/CustomerDashboard'],
  ['provider-portal', `/${brand.singular}Dashboard`],
];

for (const [app, path] of homes) {
  test(`[A-R02] [A-R03] [A-R04] ${app} answers ${path} with its own build, within its budget`, async ({
    page,
    visit,
  }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (!url.pathname.endsWith('.js')) return;
      scripts.set(
        url.pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect([...scripts.keys()].filter((file) => !file.startsWith(assetBaseOf(app)))).toEqual([]);
    const bytes = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgetOf(app));
  });
}

test('[A-R06] a path that nothing answers leads a visitor to the landing', async ({ page, visit }) => {
  await visit('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
});

test('a link from one app to another loads the other app', async ({ page, visit }) => {
  await visit('/CustomerDashboard');
  await page.getByRole('link', { name: 'Book an event' }).click();
  await expect(page.getByRole('radio')).toHaveCount(12);
});

function budgetOf(app: AppName): number {
  const file = join(import.meta.dirname, '../../../apps', app, 'budget.json');
  return Number(JSON.parse(readFileSync(file, 'utf8')).firstViewJs);
}
