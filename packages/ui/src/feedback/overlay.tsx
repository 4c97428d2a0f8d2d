import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import classNames from './overlay.module.css';

type OverlayProps = {
  readonly isShown: boolean;
  /** What is awaited; it is shown and read aloud. */
  readonly status: string;
  /** What can be done about it, such as giving up after a while. */
  readonly actions?: ReactNode;
  /** The region that cannot be used meanwhile. Without one the whole page cannot. */
  readonly children?: ReactNode;
};

/** Lies over what cannot be used until something has come. */
export function Overlay({ isShown, status, actions, children }: OverlayProps) {
  if (children === undefined) return isShown ? <PageOverlay status={status} actions={actions} /> : null;
  return (
    <div className={classNames['frame']} aria-busy={isShown}>
      <div inert={isShown}>{children}</div>
      <div className={isShown ? `${classNames['veil']} ${classNames['over-region']}` : undefined}>
        <Waiting status={isShown ? status : undefined} actions={actions} />
      </div>
    </div>
  );
}

/** A dialog of the platform, so that nothing behind it can be reached; it ends with what it waits for, not by Escape. */
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
      className={`${classNames['veil']} ${classNames['over-page']}`}
      onCancel={(event) => event.preventDefault()}
    >
      <Waiting status={status} actions={actions} />
    </dialog>
  );
}

type WaitingProps = { readonly status: string | undefined; readonly actions: ReactNode };

function Waiting({ status, actions }: WaitingProps) {
  return (
    <>
      {status === undefined ? null : <Spinner size="large" />}
      <p role="status">{status}</p>
      {status === undefined ? null : actions}
    </>
  );
}
