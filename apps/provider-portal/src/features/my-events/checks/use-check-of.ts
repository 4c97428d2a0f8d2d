import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckMove, CheckState } from '@repo/domain/machine/check-machine';
import { useWaitingChecks } from '../../../model/venue/use-waiting-checks.ts';
import { checkOf } from '../../../model/shown/check-of.ts';

type ShownCheck = {
  readonly check: CheckState;
  /** When the moves were made that the server has not heard of. */
  readonly waitingSince: Readonly<Partial<Record<CheckMove, number>>>;
};

/** Returns the provider's own check status at an event, with the moves that wait for the network. */
export function useCheckOf(event: ProviderEvent): ShownCheck {
  const waiting = useWaitingChecks().filter(
    ({ eventId, refusal }) => eventId === event.id && refusal === null,
  );
  const waitingSince = Object.fromEntries(waiting.map(({ move, atSeconds }) => [move, atSeconds]));
  const known = checkOf(event);
  // The server's answer may already be in the list while the check is still being removed.
  const check = waiting.reduce((state, { move }) => (state === 'checkOut' ? state : move), known);
  return { check, waitingSince };
}
