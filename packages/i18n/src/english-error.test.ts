import { errorCatalogue, isErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from './english-error.ts';

test('[A-58] every failure has an English text with nothing left to fill in', () => {
  for (const code of Object.keys(errorCatalogue)) {
    if (!isErrorCode(code)) throw new Error(code);
    expect(englishError(code)).not.toMatch(/\{\{|^$/);
    expect(englishError(code)).not.toBe(code);
  }
});

test('[V-R06] a text that counts has its own form for one', () => {
  expect(englishError('recap_are_required', 1)).toBe('1 recap is required');
  expect(englishError('recap_are_required', 3)).toBe('3 recap are required');
});
