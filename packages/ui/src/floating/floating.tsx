import { use } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { FloatingHost } from './floating-host.ts';
import classNames from './floating.module.css';

/** A popover next to the control that opened it, such as a calendar. */
export function Floating(props: Omit<PopoverProps, 'className'>) {
  const host = use(FloatingHost);
  return (
    <Popover
      {...props}
      offset={6}
      containerPadding={8}
      {...(host === null ? {} : { UNSTABLE_portalContainer: host })}
      className={classNames['floating'] ?? ''}
    />
  );
}
