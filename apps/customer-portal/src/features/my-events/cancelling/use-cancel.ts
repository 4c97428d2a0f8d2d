import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Refund } from '@repo/contracts/checkout/refund';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefundPreviewQuery } from '../../../model/api/refund-preview.ts';
import { cancelEvent } from '../../../model/cancel-event.ts';

export type Cancelled = { readonly event: string; readonly refund: Refund };
export type OnCancelled = (cancelled: Cancelled) => void;

const isRefusal = (failure: { readonly code?: string } | undefined): boolean =>
  failure?.code === 'event_cancellation_failed';

/**
 * Loads what cancelling gives back, and cancels. It is loaded once more before cancelling, so that an event is never
 * cancelled for another amount than the one shown.
 */
export function useCancel(event: HostEvent, onCancelled: OnCancelled) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const hostId = useAccountId();
  const preview = useRefundPreviewQuery(event.id);
  const [isBusy, setIsBusy] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const cancelAsShown = async (): Promise<void> => {
    const latest = await preview.refetch();
    // Its state shows the failure.
    if (latest.isError) return;
    // Equal replies are the same object.
    const isAsShown = latest.data === preview.data;
    setHasChanged(!isAsShown);
    if (!isAsShown) return;
    const result = await dispatch(cancelEvent({ hostId, event }));
    if (result.ok) return onCancelled({ event: event.eventName, refund: result.value });
    setFailure(result.failure);
  };
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    await cancelAsShown();
    setIsBusy(false);
  };
  const isRefused = isRefusal(preview.error) || isRefusal(failure);
  return {
    preview,
    confirm: () => void confirm(),
    isBusy,
    isRefused,
    hasChanged,
    error: failure === undefined ? undefined : t(failure.code, { count: 1 }),
  };
}
