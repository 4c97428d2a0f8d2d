import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import classNames from './action-tile.module.css';

type ActionTileProps = {
  readonly icon: IconName;
  /** A verb: "Extend", "Cancel". */
  readonly label: string;
  readonly hint?: ReactNode;
  /** Makes it a link. With `onChoose`, a plain click navigates within the page instead. */
  readonly href?: string;
  readonly onChoose?: () => void;
  /** Why it cannot be used. It then stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
};

/**
 * An action or page as a tile. A tile that is disabled says why. The control contains nothing but its label, which is
 * its name, and covers the whole tile.
 */
export function ActionTile(props: ActionTileProps) {
  const { icon, hint, disabledReason } = props;
  const hintId = useId();
  const description = disabledReason ?? hint;
  return (
    <div className={classNames['tile']}>
      <span className={classNames['icon']}>
        <Icon name={icon} size={24} />
      </span>
      <div className={classNames['text']}>
        <Control {...props} describedBy={description === undefined ? undefined : hintId} />
        {description === undefined ? null : (
          <span id={hintId} className={classNames['hint']}>
            {description}
          </span>
        )}
      </div>
    </div>
  );
}

type ControlProps = Omit<ActionTileProps, 'icon' | 'hint'> & { readonly describedBy: string | undefined };

function Control({ label, href, onChoose, disabledReason, describedBy }: ControlProps) {
  const shared = { className: classNames['control'], 'aria-describedby': describedBy };
  if (disabledReason !== undefined)
    return (
      <button type="button" {...shared} aria-disabled>
        {label}
      </button>
    );
  if (href === undefined)
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {label}
      </button>
    );
  return (
    <a {...shared} href={href} onClick={(event) => followWithin(event, onChoose)}>
      {label}
    </a>
  );
}

function followWithin(event: MouseEvent, onChoose: (() => void) | undefined): void {
  if (onChoose === undefined || !isPlainClick(event)) return;
  event.preventDefault();
  onChoose();
}
