import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isPlainClick } from '../links/is-plain-click.ts';
import classNames from './tabs.module.css';

export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** How many things it holds, in words or as a number, as part of its name. */
  readonly count?: number | string;
  /** Its own address, so that it can be opened in a new window and sent to somebody. */
  readonly href?: string;
};

type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly orientation?: 'horizontal' | 'vertical';
  /** What the chosen tab shows. */
  readonly children: ReactNode;
};

/**
 * Tabs of the ARIA Authoring Practices. Arrow keys move, Enter and Space choose: what a tab shows may have to be
 * fetched, and its address goes into the history.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, chosen, onChoose, orientation = 'horizontal', children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (value: Value): string => `${id}-${value}`;

  // On a phone the tabs scroll, and the chosen one may come from an address.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen}`);
    if (tab !== null && list.current !== null)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [id, chosen]);

  return (
    <div className={`${classNames['tabs']} ${classNames[orientation]}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={classNames['list']}
      >
        {tabs.map(({ value, label: name, count, href }) => {
          const shared = {
            id: idOf(value),
            role: 'tab',
            'aria-selected': value === chosen,
            'aria-controls': value === chosen ? `${id}-panel` : undefined,
            tabIndex: value === chosen ? 0 : -1,
            className: classNames['tab'],
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => answerKey(event, orientation),
          };
          const words = (
            <>
              {name}
              {count === undefined ? null : <span className={classNames['count']}>{count}</span>}
            </>
          );
          if (href === undefined)
            return (
              <button key={value} type="button" {...shared} onClick={() => onChoose(value)}>
                {words}
              </button>
            );
          return (
            <a
              key={value}
              href={href}
              {...shared}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(value);
              }}
            >
              {words}
            </a>
          );
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={idOf(chosen)}
        // A panel of text alone could not be reached by keyboard otherwise.
        tabIndex={0}
        className={classNames['panel']}
      >
        {children}
      </div>
    </div>
  );
}

const steps = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const;

function answerKey(event: KeyboardEvent<HTMLElement>, orientation: keyof typeof steps): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement);
  const moves: Readonly<Record<string, number>> = steps[orientation];
  const step = moves[event.key];
  if (step !== undefined) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  else if (event.key === 'Home') tabs.at(0)?.focus();
  else if (event.key === 'End') tabs.at(-1)?.focus();
  // A link does not know the space bar.
  else if (event.key === ' ') tab.click();
  else return;
  event.preventDefault();
}
