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
  /** An alert interrupts with a question: its text is read out at once, and a press beside it is no answer. */
  readonly kind?: 'dialog' | 'alert';
  readonly closedBy?: ClosedBy;
  readonly size?: 'narrow' | 'wide';
  /** Buttons that stay in view below what scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Something to be dealt with before the page goes on; the whole screen of a phone, but for alerts. */
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
