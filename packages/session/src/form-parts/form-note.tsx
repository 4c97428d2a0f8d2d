import { Icon } from '@repo/ui/icon';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classNames from './form-note.module.css';

type FormNoteProps = {
  readonly kind: 'failure' | 'success' | 'note';
  /** Where it has taken the place of what had the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
};

const icons = { failure: 'alert', success: 'check-circle', note: 'info' } as const;

/** What has become of a form as a whole; a failure is read out at once. */
export function FormNote({ kind, takesFocus = false, children }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role={kind === 'failure' ? 'alert' : 'status'}
      className={`${classNames['note']} ${classNames[kind]}`}
    >
      <Icon name={icons[kind]} />
      <div className={classNames['words']}>{children}</div>
    </div>
  );
}
