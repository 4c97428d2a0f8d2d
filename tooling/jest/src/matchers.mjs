import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// See docs/decisions/004-test-runners.md.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

configure({
  // Long enough for replies of the real API on a busy machine.
  asyncUtilTimeout: 15_000,
  // Texts that HiddenWhile still hides count as absent, as they already do for queries by role.
  defaultIgnore: 'script, style, [style*="visibility: hidden"] *',
});
