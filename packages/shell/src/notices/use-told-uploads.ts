import type { ApiFailure } from '@repo/api-client/api-failure';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { actionSucceeded, callFailed } from './notices-slice.ts';

type Outcome = { readonly added: number; readonly failures: readonly ApiFailure[] };

/** Returns what tells the outcome of an upload, on whatever page is open then (U-R09, L-R13). */
export function useToldUploads(): (outcome: Outcome) => void {
  const dispatch = useAppDispatch();
  return ({ added, failures: [failure] }) => {
    if (added > 0) dispatch(actionSucceeded('added_to_gallery_successfully'));
    if (failure !== undefined) dispatch(callFailed({ failure, isAnnounced: true }));
  };
}
