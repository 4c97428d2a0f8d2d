import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FloatingHost } from '../floating/floating-host.ts';
import classNames from './modal.module.css';

/** How somebody gets out besides the buttons inside, in the words of HTML: also by a press outside, by Escape, not at all. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

export type ModalProps = {
  readonly open: boolean;
  /** Asks the owner to close; what is closed is not rendered. */
  readonly onClose: () => void;
  readonly closedBy?: ClosedBy | undefined;
  /** What the focus goes to, where that is not the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
};

/**
 * What dialog, side panel and lightbox have in common. The native element keeps the focus inside and the rest of the
 * page inert; the owner's state alone decides whether it is open.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, closedBy = 'any', initialFocus, className, children, ...rest } = props;
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const close = useEffectEvent(onClose);
  const mayCloseBy = useEffectEvent((way: ClosedBy) => closedBy === 'any' || closedBy === way);

  // Before the browser paints, and undone while the element still stands in the page: only then does the browser
  // lead the focus back to where it came from.
  useLayoutEffect(() => {
    if (element === null) return;
    const listeners = new AbortController();
    // Only the backdrop lies outside of the content. Who presses inside and lets go outside has selected text. A file
    // field inside tells of its own cancellation by an event that has the name of the dialog's.
    const listen = (name: string, answer: (event: Event) => void): void =>
      element.addEventListener(name, answer, { signal: listeners.signal });
    let isPressedOutside = false;
    listen('pointerdown', ({ target }) => {
      isPressedOutside = target === element;
    });
    listen('click', ({ target }) => {
      if (target === element && isPressedOutside && mayCloseBy('any')) close();
    });
    listen('cancel', (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (mayCloseBy('closerequest')) close();
    });
    // Browsers close on a second Escape without asking.
    listen('close', ({ target }) => {
      if (target !== element || element.open) return;
      if (mayCloseBy('closerequest')) close();
      else element.showModal();
    });
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
