import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLocale } from './page-locale.ts';

/**
 * React-aria would write a style of its own into the page, which a content security policy without inline styles
 * refuses and reports. It does not where one is there already: the rule itself stands in reset.css.
 */
const pressableStyleId = 'react-aria-pressable-style';

function claimPressableStyle(): void {
  if (document.getElementById(pressableStyleId) !== null) return;
  const claim = document.createElement('meta');
  claim.id = pressableStyleId;
  document.head.append(claim);
}

/** React-aria would take the language of the browser; people choose the one of the page. */
export function WithPageLocale({ children }: { readonly children: ReactNode }) {
  // Before the effects of what is inside, which look for it.
  useLayoutEffect(claimPressableStyle, []);
  return <I18nProvider locale={usePageLocale()}>{children}</I18nProvider>;
}
