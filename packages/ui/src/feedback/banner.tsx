import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './banner.module.css';

export type BannerKind = 'info' | 'success' | 'warning' | 'danger';

type BannerProps = {
  readonly kind?: BannerKind;
  readonly title?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Shows a dismiss button if given. */
  readonly onDismiss?: () => void;
  /** False for a banner that was present when the page loaded: it is then not a live region. */
  readonly isAnnounced?: boolean;
  /** Moves the focus to the banner, which replaced the focused element. */
  readonly takesFocus?: boolean;
};

const icons: Readonly<Record<BannerKind, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
};

/** A message about the page that stays until it no longer applies or is dismissed. */
export function Banner(props: BannerProps) {
  const {
    kind = 'info',
    title,
    children,
    actions,
    onDismiss,
    isAnnounced = true,
    takesFocus = false,
  } = props;
  const role = kind === 'danger' ? 'alert' : 'status';
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={banner}
      tabIndex={takesFocus ? -1 : undefined}
      role={isAnnounced ? role : undefined}
      className={`${classNames['banner']} ${classNames[kind]}`}
    >
      <span className={classNames['icon']}>
        <Icon name={icons[kind]} />
      </span>
      <div className={classNames['text']}>
        {title === undefined ? null : <p className={classNames['title']}>{title}</p>}
        <div>{children}</div>
        {actions === undefined ? null : <div className={classNames['actions']}>{actions}</div>}
      </div>
      {onDismiss === undefined ? null : <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}

function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useUiTexts();
  return (
    <span className={classNames['dismiss']}>
      <IconButton icon="close" label={t('dismiss')} onClick={onDismiss} />
    </span>
  );
}
