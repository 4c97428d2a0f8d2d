import { cartPathOf, draftFlagKey } from '@repo/domain/booking-flow/draft-route';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { readDashboardRequest, recapKey, savedCartKey, selectedProvidersKey } from './dashboard-request.ts';
import type { DashboardRequest } from './dashboard-request.ts';
import { storedRecord } from '@repo/session/storage/stored-record';

type InCart = {
  readonly providers: readonly unknown[];
  readonly hasRecap: boolean;
  /** The cart of a saved event, if stored. */
  readonly saved: SavedCartShape | null;
  readonly asked: DashboardRequest;
};

type SavedCartShape = {
  readonly kind: unknown;
  readonly eventId: unknown;
  readonly lines: readonly unknown[];
};

/** Counts the items of the cart that the header links to: of a draft, an addition, or a new booking. */
export function countInCart({ providers, hasRecap, saved, asked }: InCart): number {
  const countOf = (lines: readonly unknown[], canIncludeRecap: boolean): number =>
    lines.length + (hasRecap && canIncludeRecap ? 1 : 0);
  const draftId = Number(browserStorage.read(draftFlagKey));
  if (saved?.kind === 'draft' && saved.eventId === draftId) return countOf(saved.lines, true);
  if (asked.marker === null) return countOf(providers, true);
  const addition = saved?.kind === 'addition' ? saved : null;
  return countOf(addition?.lines ?? [], addition === null || addition.eventId === asked.recapEventId);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the address of the cart that the header links to. */
export const cartPath = (): string => cartPathOf(browserStorage.read(draftFlagKey) ?? null);

/** Counts the stored cart, for apps that do not have it in their state (A-R16). */
export const storedCart = {
  path: cartPath,
  count: (): number => {
    const { isSubmitted, isWithLogo } = storedRecord(recapKey);
    const { kind, eventId, lines }: Readonly<Record<string, unknown>> = Object(
      storedRecord(savedCartKey)['cart'],
    );
    return countInCart({
      providers: listIn(storedRecord(selectedProvidersKey)['providers']),
      hasRecap: isSubmitted === true && isWithLogo === true,
      saved: { kind, eventId, lines: listIn(lines) },
      asked: readDashboardRequest(),
    });
  },
  subscribe: (changed: () => void) => {
    const controller = new AbortController();
    // Another window may change the cart.
    globalThis.addEventListener('storage', changed, { signal: controller.signal });
    return () => controller.abort();
  },
};
