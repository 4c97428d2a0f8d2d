import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './banner.module.css';

export type BannerKind = 'info' | 'success' | 'warning' | 'danger';

type BannerProps = {
  readonly kind?: BannerKind;
  readonly title?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Given where it may be put away. */
  readonly onDismiss?: () => void;
  /** False for what stood there when the page came: it is read in its place, and interrupts nobody. */
  readonly isNews?: boolean;
  /** Where it has taken the place of what had the focus. */
  readonly takesFocus?: boolean;
};

const icons: Readonly<Record<BannerKind, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
};

/** Something about the page that everybody has to know, until it is over or put away. */
export function Banner(props: BannerProps) {
  const { kind = 'info', title, children, actions, onDismiss, isNews = true, takesFocus = false } = props;
  const role = kind === 'danger' ? 'alert' : 'status';
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={banner}
      tabIndex={takesFocus ? -1 : undefined}
      role={isNews ? role : undefined}
      className={`${classNames['banner']} ${classNames[kind]}`}
    >
      <span className={classNames['icon']}>
        <Icon name={icons[kind]} />
      </span>
      <div className={classNames['words']}>
        {title === undefined ? null : <p className={classNames['title']}>{title}</p>}
        <div>{children}</div>
        {actions === undefined ? null : <div className={classNames['actions']}>{actions}</div>}
      </div>
      {onDismiss === undefined ? null : <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}

function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  const say = useWords();
  return (
    <span className={classNames['dismiss']}>
      <IconButton icon="close" label={say('dismiss')} onClick={onDismiss} />
    </span>
  );
}
