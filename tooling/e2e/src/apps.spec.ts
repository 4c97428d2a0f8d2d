import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brand } from '@repo/domain/brand';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import { expect, test } from './fixtures.ts';

const homes: readonly (readonly [AppName, string])[] = [
  ['booking', '/'],
  ['provider-portal', `/be-a-${brand.slug}`],
];

/** Name prefixes of the files that a guest's first view does not load: reporting, live connection, dialogs … */
const onDemand = [
  'sentry',
  'live-connection',
  'live-bell',
  'auth-modal',
  'session-expired',
  'toasts',
  'menu-panel',
];

for (const [app, path] of homes) {
  test(`${app} answers ${path} with its own build, within its budget`, async ({ page, visit }) => {
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
    // Files that are needed only after a click, a consent or a login.
    const early = [...scripts.keys()].filter((file) =>
      onDemand.some((name) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file)),
    );
    expect(early).toEqual([]);
  });
}

test('the files kept out of the first view exist under their expected names', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../apps/booking/dist'));
  for (const name of onDemand)
    expect(files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))).not.toEqual([]);
});

test('[A-R06] an unknown path leads to the landing page', async ({ page, visit }) => {
  await visit('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
});

for (const path of ['/CustomerDashboard', `/${brand.singular}Dashboard`, '/Dashboard']) {
  test(`[A-R05] [A-R20] a guest at ${path} is redirected to the login`, async ({ page, visit }) => {
    await visit(path);
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a link from one app to another loads the other app', async ({ page, visit }) => {
  await visit(`/be-a-${brand.slug}`);
  await page.getByRole('link', { name: brand.singular, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Returns the budget of an app's first page. */
function budgetOf(app: AppName): number {
  const file = join(import.meta.dirname, '../../../apps', app, 'budget.json');
  return Number(JSON.parse(readFileSync(file, 'utf8'))[0].js);
}
