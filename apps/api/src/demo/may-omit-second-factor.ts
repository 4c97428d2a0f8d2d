import { demoAccounts } from '@repo/demo/accounts';
import type { Env } from '../config/env.ts';

/**
 * Returns whether an operator may log in without a second factor: everyone outside of production, and there only the
 * operator of the demo, where it is loaded.
 */
export const mayOmitSecondFactor = (
  { isProduction, seed }: Pick<Env, 'isProduction' | 'seed'>,
  email: string,
): boolean => !isProduction || (seed === 'demo' && demoAccounts.operator.some((known) => known === email));
