import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { scrollRowClassName } from '../layout/scroll-row.ts';
import { TabItem } from './tab-item.tsx';
import type { Tab } from './tab-item.tsx';
import classNames from './tabs.module.css';

type Orientation = 'horizontal' | 'vertical';

type TabListProps<Value extends string> = {
  /** Shared with the panel, to tie the two together. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly orientation: Orientation;
  /** On a phone, shows the tabs as the bar at the bottom of a screen: icons above names. */
  readonly isPhoneBar?: boolean;
};

export const tabIdOf = (id: string, value: string): string => `${id}-${value}`;
export const panelIdOf = (id: string): string => `${id}-panel`;

/** The tabs without their panel, for a layout of its own; see Tabs. */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { id, label, tabs, chosen, onChoose, orientation, isPhoneBar = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Value>();
  const reason = tabs.find(({ value }) => value === pressed)?.disabledReason;

  // Tabs scroll on a phone, and an address may select one that is out of view.
  useEffect(() => {
    const tab = document.getElementById(tabIdOf(id, chosen));
    const { current } = list;
    if (tab === null || current === null) return undefined;
    // Called after the next layout; measuring here would force a layout of its own.
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.clientWidth) / 2;
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [id, chosen]);

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={`${scrollRowClassName} ${classNames['list']} ${isPhoneBar ? classNames['bar'] : ''}`}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.value}
            tab={tab}
            id={tabIdOf(id, tab.value)}
            panelId={panelIdOf(id)}
            isChosen={tab.value === chosen}
            onPress={() => {
              setPressed(tab.value);
              if (tab.disabledReason === undefined) onChoose(tab.value);
            }}
            onKeyDown={(event) => handleKey(event, orientation)}
          />
        ))}
      </div>
      {/* Where the tabs are in a row, a disabled one has no room for its reason, so pressing it shows the reason. */}
      {tabs.some(({ disabledReason }) => disabledReason !== undefined) ? (
        <p role="status" className={classNames['explanation']}>
          {reason}
        </p>
      ) : null}
    </>
  );
}

const steps = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  // On a narrow screen they are in a row.
  vertical: { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 },
} as const;

function handleKey(event: KeyboardEvent<HTMLElement>, orientation: Orientation): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement);
  const moves: Readonly<Record<string, number>> = steps[orientation];
  const step = moves[event.key];
  if (step !== undefined) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  else if (event.key === 'Home') tabs.at(0)?.focus();
  else if (event.key === 'End') tabs.at(-1)?.focus();
  // Links do not react to the space bar by themselves.
  else if (event.key === ' ') tab.click();
  else return;
  event.preventDefault();
}
