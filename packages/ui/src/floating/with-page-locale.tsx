import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLocale } from './page-locale.ts';

/**
 * React-aria would insert a style element, which a content security policy without inline styles refuses and reports.
 * An existing element with its id prevents that; reset.css contains the rule itself.
 */
const pressableStyleId = 'react-aria-pressable-style';

function claimPressableStyle(): void {
  if (document.getElementById(pressableStyleId) !== null) return;
  const claim = document.createElement('meta');
  claim.id = pressableStyleId;
  document.head.append(claim);
}

/** Sets the language of the page for react-aria, which would use the browser's. */
export function WithPageLocale({ children }: { readonly children: ReactNode }) {
  // Runs before the effects of the children, which look for the element.
  useLayoutEffect(claimPressableStyle, []);
  return <I18nProvider locale={usePageLocale()}>{children}</I18nProvider>;
}
