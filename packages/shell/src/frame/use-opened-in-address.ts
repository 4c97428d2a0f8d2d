import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type OpenedInAddress = {
  /** The name of what is open; undefined if nothing is. */
  readonly opened: string | undefined;
  readonly open: (what: string) => void;
  readonly close: () => void;
};

/**
 * Keeps what is opened over a page in its address, so that Back closes it and not the page. Keeps the other parameters
 * and the history state.
 */
export function useOpenedInAddress(parameter: string): OpenedInAddress {
  const [parameters, setParameters] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const kept: { readonly openedHere?: unknown } = Object(state);
  // Read from the browser, which is ahead of React, so that a double tap has no second effect.
  const isInAddress = () => new URLSearchParams(globalThis.location.search).has(parameter);
  const changed = (change: (next: URLSearchParams) => void) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    change(next);
    return next;
  };
  return {
    opened: parameters.get(parameter) ?? undefined,
    open: (what) => {
      if (isInAddress()) return;
      setParameters(
        changed((next) => next.set(parameter, what)),
        { state: { ...kept, openedHere: parameter } },
      );
    },
    close: () => {
      if (!isInAddress()) return;
      if (kept.openedHere === parameter) void navigate(-1);
      else
        setParameters(
          changed((next) => next.delete(parameter)),
          { replace: true, state },
        );
    },
  };
}
