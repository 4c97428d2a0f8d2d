import { createConcurrencyLimit } from '../../async/concurrency-limit.ts';

/**
 * Runs the database work of a checkout, a few checkouts at a time, so that none waits for a connection while it holds
 * slots. Calls of the card provider are made outside of it, so that they delay only their own checkout.
 */
export const withCheckoutLimit = createConcurrencyLimit({ max: 8, maxWaiting: 500 });
