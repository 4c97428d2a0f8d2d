import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts } from '@repo/demo/accounts';
import { mayOmitSecondFactor } from './may-omit-second-factor.ts';

test('[A-107] requires a second factor in production, except of the operator of a loaded demo', () => {
  const [demoOperator] = demoAccounts.operator;
  const [demoHost] = demoAccounts.host;
  const rows = [
    [{ isProduction: true, seed: 'empty' }, demoOperator, false],
    [{ isProduction: true, seed: 'empty' }, 'ops@us.test', false],
    [{ isProduction: true, seed: 'demo' }, 'ops@us.test', false],
    [{ isProduction: true, seed: 'demo' }, demoHost, false],
    [{ isProduction: true, seed: 'demo' }, demoOperator, true],
    [{ isProduction: false, seed: 'empty' }, 'ops@us.test', true],
    [{ isProduction: false, seed: 'demo' }, demoOperator, true],
  ] as const;
  for (const [env, email, expected] of rows)
    assert.equal(mayOmitSecondFactor(env, email), expected, `${JSON.stringify(env)} ${email}`);
});
