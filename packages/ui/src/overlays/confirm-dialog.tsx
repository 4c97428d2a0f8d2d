import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import classNames from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** One or more sentences: what will happen. */
  readonly children: ReactNode;
  /** A verb, never just "Yes". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Also called by Escape and the close button. */
  readonly onCancel: () => void;
  /** True while the confirmed action runs: the dialog then stays open. */
  readonly isBusy?: boolean;
  /** False while what the answer depends on is not shown: the dialog can then only be left. */
  readonly isReady?: boolean;
  /** For actions that cannot be undone. */
  readonly isDestructive?: boolean;
  /** Why the action failed. The dialog stays open, so that it can be tried again. */
  readonly error?: string | undefined;
};

/** Asks a question before an action. The caller closes it by `open`, once the action has succeeded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { isBusy = false, isReady = true, isDestructive = false, error } = props;
  const cancel = (): void => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog
      kind="alert"
      open={open}
      onClose={cancel}
      title={title}
      actions={
        <>
          <Button look="secondary" aria-disabled={isBusy ? true : undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            isBusy={isBusy}
            aria-disabled={isReady ? undefined : true}
            onClick={isReady ? onConfirm : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={classNames['text']}>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {error === undefined ? null : <Banner kind="danger">{error}</Banner>}
      </div>
    </Dialog>
  );
}
