import { serverData } from '@repo/api-client/server-data';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useIsOnline } from '@repo/ui/loading/use-is-online';
import { useEffect, useRef } from 'react';
import { sendWaitingChecks } from './send-waiting-checks.ts';
import { useWaitingChecks } from './use-waiting-checks.ts';

/** Browsers don't always notice that the network is back. */
const retryMs = 30_000;

/** Sends waiting checks as soon as there is a network, and then loads the lists again, in every tab. */
export function useCheckSender(): void {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const waiting = useWaitingChecks().filter(({ refusal }) => refusal === null).length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) dispatch(serverData.util.invalidateTags(['live']));
    before.current = waiting;
    if (waiting === 0 || !isOnline) return undefined;
    const send = (): void => void dispatch(sendWaitingChecks());
    send();
    const timer = setInterval(send, retryMs);
    return () => clearInterval(timer);
  }, [waiting, isOnline, dispatch]);
}
