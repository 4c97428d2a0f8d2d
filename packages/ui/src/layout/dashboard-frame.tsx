import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Tab } from '../disclosure/tab-item.tsx';
import { TabList } from '../disclosure/tab-list.tsx';
import { TabPanel } from '../disclosure/tab-panel.tsx';
import classNames from './dashboard-frame.module.css';
import { useRoomBelow } from './use-room-below.ts';

type DashboardFrameProps<Value extends string> = {
  /** The accessible name of the tab list; also the heading when `hasHeading` is set. */
  readonly label: string;
  /** Shows the name as a heading above the tabs. */
  readonly hasHeading?: boolean;
  /** A link above everything to where the user came from. */
  readonly back?: ReactNode;
  readonly tabs: readonly Tab<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** The page of the chosen tab, with the h1. */
  readonly children: ReactNode;
};

/**
 * The frame of a dashboard: vertical tabs beside the content, on a phone a bar at the bottom of the screen. Content and
 * other bars keep clear of it.
 */
export function DashboardFrame<Value extends string>(props: DashboardFrameProps<Value>) {
  const { label, hasHeading = false, back, tabs, chosen, onChoose, children } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useRoomBelow(bar, '--tab-bar-height');
  return (
    <div className={classNames['frame']}>
      {back === undefined ? null : <div className={classNames['back']}>{back}</div>}
      {hasHeading ? <h2 className={classNames['heading']}>{label}</h2> : null}
      <div ref={bar} className={classNames['tabs']}>
        <TabList
          id={id}
          label={label}
          tabs={tabs}
          chosen={chosen}
          onChoose={onChoose}
          orientation="vertical"
          isPhoneBar
        />
      </div>
      <TabPanel id={id} chosen={chosen}>
        {children}
      </TabPanel>
    </div>
  );
}
