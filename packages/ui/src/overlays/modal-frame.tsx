import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../words.tsx';
import classNames from './modal.module.css';

type ModalFrameProps = {
  readonly title: string;
  readonly titleId: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Without it there is no button to close. */
  readonly onClose: (() => void) | undefined;
  readonly bodyId?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Title and close button stay where they are, what is between them and the actions scrolls. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, titleId, titleRef, onClose, bodyId, actions, children } = props;
  const say = useWords();
  return (
    <div className={classNames['frame']}>
      <div className={classNames['header']}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {onClose === undefined ? null : <IconButton icon="close" label={say('close')} onClick={onClose} />}
      </div>
      <div id={bodyId} className={classNames['body']}>
        {children}
      </div>
      {actions === undefined ? null : <div className={classNames['actions']}>{actions}</div>}
    </div>
  );
}
