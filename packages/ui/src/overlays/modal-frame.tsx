import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './modal.module.css';

type ModalFrameProps = {
  readonly title: string;
  readonly titleId: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Without it there is no close button. */
  readonly onClose: (() => void) | undefined;
  readonly bodyId?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Keeps title, close button and actions in place while the content scrolls. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, titleId, titleRef, onClose, bodyId, actions, children } = props;
  const t = useUiTexts();
  return (
    <div className={classNames['frame']}>
      <div className={classNames['header']}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {onClose === undefined ? null : <IconButton icon="close" label={t('close')} onClick={onClose} />}
      </div>
      <div id={bodyId} className={classNames['body']}>
        {children}
      </div>
      {actions === undefined ? null : <div className={classNames['actions']}>{actions}</div>}
    </div>
  );
}
