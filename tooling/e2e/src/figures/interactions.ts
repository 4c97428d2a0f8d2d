import type { Page } from '@playwright/test';

/** How much of the window moved, and what moved first. */
export type Shift = { readonly score: number; readonly moved: string };

export type Interaction = { readonly ms: number; readonly kind: string; readonly target: string };

/** Not in TypeScript's library. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

declare global {
  /** By interaction id: of the events of one press, the slowest counts. */
  var interactions: Map<number, Interaction>;
  var shifts: Shift[];
}

/**
 * Records how long each click and key took until the next paint (P6), on a slowed-down CPU, and what moved after a press;
 * what a press opens or closes in its place moves the rest by intention.
 */
export async function followInteractions(page: Page, slowdown: number) {
  await page.addInitScript(() => {
    globalThis.interactions = new Map();
    globalThis.shifts = [];
    let isMoving = false;
    const nameOf = (target: EventTarget | null): string => {
      if (!(target instanceof Element)) return '';
      const part = target.closest('a, button, input, [role]') ?? target;
      return `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? part.id} ${part.textContent.slice(0, 30)}`;
    };
    // Stores the names early: the target may be gone when the entry arrives.
    const names = new Map<number, string>();
    for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      document.addEventListener(
        kind,
        (event) => {
          const key = event instanceof KeyboardEvent ? `${event.key} on ` : '';
          names.set(event.timeStamp, key + nameOf(event.target));
          const part = event.target instanceof Element ? event.target.closest('[aria-expanded]') : null;
          isMoving = part !== null && !part.hasAttribute('aria-haspopup');
        },
        true,
      );
    const note = (entry: PerformanceEntry): void => {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) return;
      const { interactionId, duration, name } = entry;
      if (duration <= (globalThis.interactions.get(interactionId)?.ms ?? 0)) return;
      const target = names.get(entry.startTime) ?? nameOf(entry.target);
      globalThis.interactions.set(interactionId, { ms: duration, kind: name, target });
    };
    const noteShift = (entry: PerformanceEntry): void => {
      const { value, sources } = entry as LayoutShift;
      const node = sources[0]?.node;
      if (!isMoving && names.size > 0)
        globalThis.shifts.push({
          score: value,
          moved: `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
        });
    };
    new PerformanceObserver((list) => list.getEntries().forEach(noteShift)).observe({ type: 'layout-shift' });
    const watch = new PerformanceObserver((list) => list.getEntries().forEach(note));
    watch.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () =>
    page.evaluate(() => ({
      interactions: [...globalThis.interactions.values()].toSorted((one, other) => other.ms - one.ms),
      shifts: globalThis.shifts.toSorted((one, other) => other.score - one.score),
    }));
}
