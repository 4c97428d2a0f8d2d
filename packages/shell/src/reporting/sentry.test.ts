import { getClient } from '@sentry/react';
import { startSentry } from './sentry.ts';

test('[A-R19] [A-65] samples every trace, 30% of sessions and every session with an error', () => {
  // jsdom has no performance entries.
  Object.assign(performance, { getEntriesByType: () => [] });
  const { stop } = startSentry('https://key@reports.test/1');
  expect(getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.3,
    replaysOnErrorSampleRate: 1,
  });
  stop();
});
