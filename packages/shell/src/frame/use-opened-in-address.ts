import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type OpenedInAddress = {
  /** What is open; undefined while nothing is. */
  readonly opened: string | undefined;
  readonly open: (what: string) => void;
  readonly close: () => void;
};

/**
 * What is opened over a page stands in its address, so that Back closes it and not the page. The rest of the address,
 * and what the page keeps with it, stays.
 */
export function useOpenedInAddress(parameter: string): OpenedInAddress {
  const [parameters, setParameters] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const kept: { readonly openedHere?: unknown } = Object(state);
  // Asked of the browser, which is ahead of the page: the second tap of two opens nothing more, and goes back no further.
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
