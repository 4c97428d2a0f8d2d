import type { ReactNode } from 'react';
import classNames from './tab-page.module.css';
import { usePageTitle } from './use-page-title.ts';

type TabPageProps = { readonly heading: string; readonly children: ReactNode };

/** The page of a dashboard tab: its heading, which takes the focus when the tab is opened, and the title of the window. */
export function TabPage({ heading, children }: TabPageProps) {
  usePageTitle(heading);
  return (
    <div className={classNames['page']}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
