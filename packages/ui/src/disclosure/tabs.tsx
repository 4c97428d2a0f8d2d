import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Tab } from './tab-item.tsx';
import { TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import classNames from './tabs.module.css';

type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
};

/**
 * Tabs of the ARIA Authoring Practices. Arrow keys move the focus, Enter and Space activate: a tab may load data, and
 * its address goes into the history.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, chosen, onChoose, children } = props;
  const id = useId();
  return (
    <div className={classNames['tabs']}>
      {/* Keeps the reason of a disabled tab close to the list. */}
      <div>
        <TabList
          id={id}
          label={label}
          tabs={tabs}
          chosen={chosen}
          onChoose={onChoose}
          orientation="horizontal"
        />
      </div>
      <TabPanel id={id} chosen={chosen}>
        {children}
      </TabPanel>
    </div>
  );
}
