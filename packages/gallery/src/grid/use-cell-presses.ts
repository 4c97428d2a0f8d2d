import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

type Presses = {
  readonly isSelecting: boolean;
  readonly onOpen: (index: number) => void;
  readonly onToggle: (index: number) => void;
  readonly onExtend: (index: number) => void;
};

const longPressMs = 500;

const indexOf = ({ target }: { readonly target: EventTarget }): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell === null ? undefined : Number(cell.dataset['index']);
};

/**
 * Returns the handlers of the grid for pointers: a press opens, on the tick or with Ctrl it selects, with Shift it selects
 * a range; on a touch screen a long press selects. While files are selected, every press selects.
 */
export function useCellPresses({ isSelecting, onOpen, onToggle, onExtend }: Presses) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLongPress = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  const press = (event: MouseEvent): void => {
    const index = indexOf(event);
    if (index === undefined) return;
    if (wasLongPress.current) wasLongPress.current = false;
    else if (event.shiftKey) onExtend(index);
    else if (isSelecting || event.ctrlKey || event.metaKey || isOnTick(event)) onToggle(index);
    else onOpen(index);
  };
  const startPress = (event: PointerEvent): void => {
    wasLongPress.current = false;
    const index = indexOf(event);
    if (event.pointerType !== 'touch' || index === undefined) return;
    stop();
    timer.current = setTimeout(() => {
      wasLongPress.current = true;
      onToggle(index);
    }, longPressMs);
  };
  return {
    onClick: press,
    onPointerDown: startPress,
    onPointerUp: stop,
    // Scrolling cancels the pointer.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent): void => {
      if (wasLongPress.current) event.preventDefault();
    },
  };
}

const isOnTick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-tick]') !== null;
