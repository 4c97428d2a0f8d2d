import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresThrottle } from '../../adapters/throttle/postgres-throttle.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { testSecrets } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { limitFailures } from './limit-failures.ts';

const rule = { name: 'a rule of the test', most: 2, seconds: 60 };
const limits = [{ rule, subject: 'somebody' }];

test('[A-98] does not count work that throws as a failure of the caller', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const throttle = postgresThrottle(database, fixedClock(), testSecrets.keysFor('throttle'));
  for (let time = 0; time < 3; time += 1) {
    const broken = limitFailures(throttle, 'invalid_login', limits, async () => {
      throw new Error('the database has gone away');
    });
    await assert.rejects(broken, /gone away/);
  }
  assert.equal((await throttle.check(rule, 'somebody')).isAllowed, true);
});
