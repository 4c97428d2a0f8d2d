import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import classNames from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';
import { Modal } from './modal.tsx';
import type { ClosedBy } from './modal.tsx';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** An alert asks a question: its text is announced at once, and a click outside does not close it. */
  readonly kind?: 'dialog' | 'alert';
  readonly closedBy?: ClosedBy;
  readonly size?: 'narrow' | 'wide';
  /** Buttons that stay visible below the scrolling content. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A modal dialog. On a phone it fills the screen, except for alerts. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, kind = 'dialog', size = 'narrow', actions, children } = props;
  const isAlert = kind === 'alert';
  const { closedBy = isAlert ? 'closerequest' : 'any' } = props;
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      closedBy={closedBy}
      initialFocus={titleRef}
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      className={`${classNames['dialog']} ${classNames[size]} ${isAlert ? '' : classNames['full']}`}
    >
      <ModalFrame
        title={title}
        titleId={`${id}-title`}
        titleRef={titleRef}
        bodyId={`${id}-body`}
        onClose={closedBy === 'none' ? undefined : onClose}
        actions={actions}
      >
        {children}
      </ModalFrame>
    </Modal>
  );
}
