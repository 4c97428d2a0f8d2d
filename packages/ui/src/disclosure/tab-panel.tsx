import type { ReactNode } from 'react';
import { panelIdOf, tabIdOf } from './tab-list.tsx';
import classNames from './tabs.module.css';

type TabPanelProps = { readonly id: string; readonly chosen: string; readonly children: ReactNode };

/** The content of the chosen tab of a TabList with the same id. */
export function TabPanel({ id, chosen, children }: TabPanelProps) {
  return (
    <div
      id={panelIdOf(id)}
      role="tabpanel"
      aria-labelledby={tabIdOf(id, chosen)}
      // Makes a panel without controls reachable by keyboard.
      tabIndex={0}
      className={classNames['panel']}
    >
      {children}
    </div>
  );
}
