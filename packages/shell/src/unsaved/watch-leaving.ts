/** Returns the router's number of the current history entry. */
const currentIndex = (): number => Number(Object(globalThis.history.state).idx);

/** Returns the clicked link if it would leave the page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  // Addresses of other programs, such as `tel:`, leave the page as it is.
  if (!link.protocol.startsWith('http')) return undefined;
  const { origin, pathname, search } = globalThis.location;
  const isSamePage = link.origin === origin && link.pathname === pathname && link.search === search;
  return isSamePage ? undefined : link;
}

type Watch = {
  /** Whether the user has agreed to leave: nothing is stopped then. */
  readonly isLeaving: () => boolean;
  /** Asks the user; `resume` does what was stopped. */
  readonly ask: (resume: () => void) => void;
};

/**
 * Stops what would leave the page, until the returned function is called. BrowserRouter cannot block a navigation, so
 * a click on a link is stopped before the router sees it, and a step in the history is undone.
 */
export function watchLeaving({ isLeaving, ask }: Watch): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const index = currentIndex();
  let isUndoing = false;

  const stopUnload = (event: Event): void => {
    if (!isLeaving()) event.preventDefault();
  };
  const stopLink = (event: MouseEvent): void => {
    const link = leavingLink(event);
    if (link === undefined || isLeaving()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => link.click());
  };
  const undoStep = (event: Event): void => {
    const steps = currentIndex() - index;
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    // An entry with the same number belongs to a modal over this page.
    if (isLeaving() || Number.isNaN(steps) || steps === 0) return;
    event.stopImmediatePropagation();
    isUndoing = true;
    globalThis.history.go(-steps);
    ask(() => globalThis.history.go(steps));
  };
  globalThis.addEventListener('beforeunload', stopUnload, options);
  globalThis.addEventListener('click', stopLink, options);
  globalThis.addEventListener('popstate', undoStep, options);
  return () => controller.abort();
}
