import { useEffect, useLayoutEffect, useState } from 'react';

/** How long after pointerup its click may come. */
const maxClickDelayMs = 300;

let isPressed = false;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const pendingActions = new Set<() => void>();

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const action of pendingActions) action();
    pendingActions.clear();
  }, delayMs);
}

/** Listens for presses for the life of the page. A touch moves the focus between pointerup and click. */
function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', () => release(maxClickDelayMs), true);
  addEventListener('pointercancel', () => release(0), true);
  addEventListener('click', () => release(0), true);
}

function runAfterPress(action: () => void): () => void {
  if (isPressed) pendingActions.add(action);
  else action();
  return () => pendingActions.delete(action);
}

/**
 * Returns a value that does not change while a pointer is pressed, until the click has reached its target: content
 * that appears above it would move the target away.
 */
export function useStableDuringPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (shown === value) return undefined;
    return runAfterPress(() => setShown(value));
  }, [shown, value]);
  return shown;
}
