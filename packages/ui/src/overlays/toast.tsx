import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './toast.module.css';

/** For the queue that shows toasts: where they are stacked, and the animations by which one comes and goes. */
export const toastStackClassNames = {
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

/** How a toast looks. Its queue gives it its role, its place and its time. */
export function Toast({ kind, title, children, onDismiss }: ToastProps) {
  const say = useWords();
  return (
    <div className={`${classNames['toast']} ${classNames[kind]}`}>
      <span className={classNames['icon']}>
        <Icon name={kind === 'success' ? 'check-circle' : 'alert'} size={24} />
      </span>
      <div className={classNames['words']}>
        <p className={classNames['title']}>{title}</p>
        {children}
      </div>
      <IconButton icon="close" label={say('dismiss')} onClick={onDismiss} />
    </div>
  );
}
