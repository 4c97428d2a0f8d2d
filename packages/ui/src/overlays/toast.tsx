import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './toast.module.css';

/** Class names for the toast queue: the stack and the animations of a toast. */
export const toastStackClassNames = {
  layer: `${classNames['layer']}`,
  stack: `${classNames['stack']}`,
  enter: `${classNames['enter']}`,
  leave: `${classNames['leave']}`,
  time: `${classNames['time']}`,
};

type ToastProps = {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly children?: ReactNode;
  readonly onDismiss: () => void;
};

/** The appearance of a toast. The queue provides role, position and duration. */
export function Toast({ kind, title, children, onDismiss }: ToastProps) {
  const t = useUiTexts();
  return (
    <div className={`${classNames['toast']} ${classNames[kind]}`}>
      <span className={classNames['icon']}>
        <Icon name={kind === 'success' ? 'check-circle' : 'alert'} size={24} />
      </span>
      <div className={classNames['text']}>
        <p className={classNames['title']}>{title}</p>
        {children}
      </div>
      <IconButton icon="close" label={t('dismiss')} onClick={onDismiss} />
    </div>
  );
}
