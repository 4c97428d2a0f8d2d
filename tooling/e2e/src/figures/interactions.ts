import type { Page } from '@playwright/test';

type Interaction = { readonly ms: number; readonly kind: string; readonly target: string };

declare global {
  /** By the number of the press, as a press is several events: its slowest counts. */
  var interactions: Map<number, Interaction>;
}

/** Has a page note how long each click and key took until its next picture (P6), as slow phones would take. */
export async function followInteractions(
  page: Page,
  slowdown: number,
): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    globalThis.interactions = new Map();
    const nameOf = (target: EventTarget | null): string =>
      target instanceof Element
        ? `${target.tagName.toLowerCase()} ${target.getAttribute('aria-label') ?? target.id} ${target.textContent.slice(0, 30)}`
        : '';
    // By then, what was pressed may be gone.
    const names = new Map<number, string>();
    for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      document.addEventListener(kind, ({ timeStamp, target }) => names.set(timeStamp, nameOf(target)), true);
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
