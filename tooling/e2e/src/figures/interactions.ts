import type { Page } from '@playwright/test';

type Interaction = { readonly ms: number; readonly kind: string; readonly target: string };

declare global {
  /** By interaction id: of the events of one press, the slowest counts. */
  var interactions: Map<number, Interaction>;
}

/** Records how long each click and key took until the next paint (P6), on a slowed-down CPU. */
export async function followInteractions(
  page: Page,
  slowdown: number,
): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    globalThis.interactions = new Map();
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
    const watch = new PerformanceObserver((list) => list.getEntries().forEach(note));
    watch.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () =>
    page.evaluate(() => [...globalThis.interactions.values()].toSorted((one, other) => other.ms - one.ms));
}
