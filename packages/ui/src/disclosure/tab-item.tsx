import type { KeyboardEventHandler } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import classNames from './tabs.module.css';

export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** The number of items in the tab, as part of its name. */
  readonly count?: number | string | undefined;
  /** The tab's address, so that it can be opened in a new window and shared. */
  readonly href?: string;
  readonly icon?: IconName;
  /** Why the tab cannot be chosen now; it stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
};

type TabItemProps<Value extends string> = {
  readonly tab: Tab<Value>;
  readonly id: string;
  readonly panelId: string;
  readonly isChosen: boolean;
  /** Also called for a disabled tab, whose reason is then shown. */
  readonly onPress: () => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
};

/** One tab of a list: a link if it has an address, else a button. */
export function TabItem<Value extends string>(props: TabItemProps<Value>) {
  const { tab, id, panelId, isChosen, onPress, onKeyDown } = props;
  const { label, count, href, icon, disabledReason } = tab;
  const isDisabled = disabledReason !== undefined;
  const shared = {
    id,
    role: 'tab',
    'aria-selected': isChosen,
    'aria-controls': isChosen ? panelId : undefined,
    tabIndex: isChosen ? 0 : -1,
    className: classNames['tab'],
    onKeyDown,
    ...(isDisabled && { 'aria-disabled': true, 'aria-describedby': `${id}-reason` }),
  };
  const content = (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      <span className={classNames['text']}>
        <span>
          {label}
          {count === undefined ? null : (
            <>
              {' '}
              <span className={classNames['count']}>{count}</span>
            </>
          )}
        </span>
        {/* aria-hidden keeps the reason out of the tab's name; aria-describedby still reads it. */}
        {isDisabled ? (
          <span id={`${id}-reason`} aria-hidden className={classNames['reason']}>
            {disabledReason}
          </span>
        ) : null}
      </span>
    </>
  );
  if (href === undefined || isDisabled)
    return (
      <button type="button" {...shared} onClick={onPress}>
        {content}
      </button>
    );
  return (
    <a
      href={href}
      {...shared}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {content}
    </a>
  );
}
