import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageLocale } from './page-locale.ts';

/** React-aria would take the language of the browser; people choose the one of the page. */
export function WithPageLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={usePageLocale()}>{children}</I18nProvider>;
}
