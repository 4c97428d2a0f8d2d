import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import classNames from './overlay.module.css';

type OverlayProps = {
  readonly isShown: boolean;
  /** What is being loaded; shown and announced. */
  readonly status: string;
  /** Actions, for example to cancel after a while. */
  readonly actions?: ReactNode;
  /** The region that is blocked. Without one the whole page is. */
  readonly children?: ReactNode;
};

/** Covers a region or the page until loading has finished. */
export function Overlay({ isShown, status, actions, children }: OverlayProps) {
  if (children === undefined) return isShown ? <PageOverlay status={status} actions={actions} /> : null;
  return (
    <div className={classNames['frame']} aria-busy={isShown}>
      <div inert={isShown}>{children}</div>
      <div className={isShown ? `${classNames['backdrop']} ${classNames['over-region']}` : undefined}>
        <LoadingStatus status={isShown ? status : undefined} actions={actions} />
      </div>
    </div>
  );
}

/** A native modal dialog, so that the page behind it is inert. It closes when loading has finished, not by Escape. */
function PageOverlay({ status, actions }: { readonly status: string; readonly actions: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={status}
      className={`${classNames['backdrop']} ${classNames['over-page']}`}
      onCancel={(event) => event.preventDefault()}
    >
      <LoadingStatus status={status} actions={actions} />
    </dialog>
  );
}

type LoadingStatusProps = { readonly status: string | undefined; readonly actions: ReactNode };

function LoadingStatus({ status, actions }: LoadingStatusProps) {
  return (
    <>
      {status === undefined ? null : <Spinner size="large" />}
      <p role="status">{status}</p>
      {status === undefined ? null : actions}
    </>
  );
}
