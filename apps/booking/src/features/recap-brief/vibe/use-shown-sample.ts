import type { ReelType } from '@repo/contracts/catalogue/recap-catalogue';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const sampleParameter = 'sample';
const openedHere = { isSampleOpenedHere: true };

/** Keeps the open sample in the address, so that Back closes it and not the step. */
export function useShownSample(vibes: readonly ReelType[]) {
  const [parameters, setParameters] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const changed = (change: (next: URLSearchParams) => void) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    change(next);
    return next;
  };
  return {
    shown: vibes.find(({ id }) => String(id) === parameters.get(sampleParameter)),
    open: ({ id }: ReelType): void =>
      setParameters(
        changed((next) => next.set(sampleParameter, String(id))),
        { state: openedHere },
      ),
    close: (): void => {
      if (Object(state).isSampleOpenedHere === true) void navigate(-1);
      else
        setParameters(
          changed((next) => next.delete(sampleParameter)),
          { replace: true },
        );
    },
  };
}
