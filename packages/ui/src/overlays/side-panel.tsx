import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { ModalFrame } from './modal-frame.tsx';
import { Modal } from './modal.tsx';
import classNames from './side-panel.module.css';

type SidePanelProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** A panel at the end of the page, 330 px wide (S1§2), or full width on a phone. */
export function SidePanel({ open, onClose, title, children }: SidePanelProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={titleRef}
      aria-labelledby={titleId}
      className={classNames['panel']}
    >
      <ModalFrame title={title} titleId={titleId} titleRef={titleRef} onClose={onClose}>
        {children}
      </ModalFrame>
    </Modal>
  );
}
