import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkInOrOut } from '../../../model/check-in-and-out.ts';

/** What became of a check-in or check-out; it is told above the list, which the event may have left. */
export type CheckOutcome =
  | {
      readonly kind: CheckMove | `${CheckMove}Waits`;
      readonly event: string;
      readonly eventId: number;
      readonly atSeconds: number;
    }
  | { readonly kind: 'refused'; readonly event: string; readonly code: ApiFailure['code'] };

export type OnChecked = (outcome: CheckOutcome) => void;

/** The refusals after which the list is outdated: done on another device, or the event was cancelled. */
const finalCodes: ReadonlySet<ApiFailure['code']> = new Set([
  brandedCodes.actionAlreadyPerformed,
  'object_does_not_exist',
]);

/** Sends a check-in or check-out. A failure that may pass is returned as a text, to be tried again. */
export function useCheck(
  { id: eventId, eventName: event }: ProviderEvent,
  move: CheckMove,
  onChecked: OnChecked,
) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    setIsBusy(true);
    const result = await dispatch(checkInOrOut({ providerId, eventId, event, move }));
    setIsBusy(false);
    if (result.status === 'done')
      return onChecked({ kind: move, event, eventId, atSeconds: result.atSeconds });
    if (result.status === 'waits')
      return onChecked({ kind: `${move}Waits`, event, eventId, atSeconds: result.atSeconds });
    const { code } = result;
    if (finalCodes.has(code)) return onChecked({ kind: 'refused', event, code });
    setError(t(code, { count: 1 }));
  };
  return { send: () => void send(), isBusy, error };
}
