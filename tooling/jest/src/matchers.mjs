import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({
  // Long enough for replies of the real API on a busy machine.
  asyncUtilTimeout: 30_000,
  // Texts that HiddenWhile still hides count as absent, as they already do for queries by role.
  defaultIgnore: 'script, style, [style*="visibility: hidden"] *',
});
