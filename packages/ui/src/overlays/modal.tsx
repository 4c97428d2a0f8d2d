import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FloatingHost } from '../floating/floating-host.ts';
import classNames from './modal.module.css';

/**
 * How a modal can be closed besides its buttons, in the terms of HTML: by a click outside and Escape, by Escape, or
 * not at all.
 */
export type ClosedBy = 'any' | 'closerequest' | 'none';

export type ModalProps = {
  readonly open: boolean;
  /** Requests closing. A closed modal is not rendered. */
  readonly onClose: () => void;
  readonly closedBy?: ClosedBy | undefined;
  /** Receives the focus instead of the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The common base of dialog, side panel and lightbox. The native element traps the focus and makes the page inert;
 * the parent's state alone decides whether it is open.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, closedBy = 'any', initialFocus, className, children, ...rest } = props;
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const close = useEffectEvent(onClose);
  const canCloseBy = useEffectEvent((way: ClosedBy) => closedBy === 'any' || closedBy === way);

  // A layout effect, undone while the element is still in the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    if (element === null) return;
    const listeners = new AbortController();
    // A click on the dialog element itself is on the backdrop, unless the press began inside (a text selection).
    // Cancel events of a file field inside bubble up under the same name.
    const listen = (name: string, listener: (event: Event) => void): void =>
      element.addEventListener(name, listener, { signal: listeners.signal });
    let isPressedOutside = false;
    listen('pointerdown', ({ target }) => {
      isPressedOutside = target === element;
    });
    listen('click', ({ target }) => {
      if (target === element && isPressedOutside && canCloseBy('any')) close();
    });
    listen('cancel', (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (canCloseBy('closerequest')) close();
    });
    // Browsers close on a second Escape without a cancel event.
    listen('close', ({ target }) => {
      if (target !== element || element.open) return;
      if (canCloseBy('closerequest')) close();
      else element.showModal();
    });
    // The body is also narrower below another modal, whose style keeps the room of the scroll bar.
    document.documentElement.toggleAttribute(
      'data-has-scroll-bar',
      globalThis.innerWidth > document.body.offsetWidth,
    );
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      listeners.abort();
      element.close();
    };
  }, [element, initialFocus]);

  return (
    <dialog {...rest} ref={setElement} className={`${classNames['modal']} ${className}`}>
      <FloatingHost value={element}>{children}</FloatingHost>
    </dialog>
  );
}
