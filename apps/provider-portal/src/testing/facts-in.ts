import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { within } from '@testing-library/react';

/** Returns the facts in a part of the page as "label: value", with plain spaces. */
export const factsIn = (part: HTMLElement): string[] =>
  within(part)
    .getAllByRole('term')
    .map((term) => {
      const { textContent = '' } = term.nextElementSibling ?? {};
      return withPlainSpaces(`${term.textContent}: ${textContent}`);
    });
