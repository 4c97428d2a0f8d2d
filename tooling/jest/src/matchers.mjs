import '@testing-library/jest-dom';
import { toBeVisible } from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/dom';

configure({
  // Long enough for replies of the real API on a busy machine.
  asyncUtilTimeout: 30_000,
  // Texts that HiddenWhile still hides count as absent, as they already do for queries by role.
  defaultIgnore: 'script, style, [style*="visibility: hidden"] *',
});

/** Returns the outermost element that hides one, as markup without its content. */
function whatHides(element) {
  let found;
  for (let each = element; each !== null; each = each.parentElement) {
    const { display, visibility } = getComputedStyle(each);
    if (display === 'none' || visibility === 'hidden') found = each;
  }
  return found?.cloneNode(false).outerHTML ?? 'nothing that is left';
}

expect.extend({
  /** Names what hides an element: when the test is run again, it may be gone. */
  toBeVisible(element) {
    const result = toBeVisible.call(this, element);
    if (result.pass) return result;
    const hiding = whatHides(element);
    return { ...result, message: () => `${result.message()}\n\nhidden by ${hiding}` };
  },
});
