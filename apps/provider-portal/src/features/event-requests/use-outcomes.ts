import type { EventRequest } from '@repo/contracts/requests/event-requests';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { useState } from 'react';

/** Why a request has left the list: the own answer, its refusal, or something that happened elsewhere. */
export type RequestOutcome =
  | { readonly kind: 'accepted'; readonly event: string; readonly eventId: number }
  | { readonly kind: 'declined' | 'expired' | 'gone'; readonly event: string }
  | { readonly kind: 'refused'; readonly event: string; readonly code: ApiFailure['code'] };

const none: readonly EventRequest[] = [];

/**
 * Follows which requests leave the list and why. An answered one is hidden at once; one that a refetched list no longer
 * has was answered, cancelled or expired elsewhere.
 */
export function useOutcomes(requests: readonly EventRequest[] = none) {
  const [known, setKnown] = useState(requests);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [outcome, setOutcome] = useState<RequestOutcome>();
  const isListed = (id: number): boolean => requests.some((request) => request.id === id);
  if (known !== requests) {
    setKnown(requests);
    const left = known.find(({ id }) => !answered.includes(id) && !isListed(id));
    if (left !== undefined)
      setOutcome({ kind: left.deadline <= nowSeconds() ? 'expired' : 'gone', event: left.eventName });
    // The host may ask again for the same event.
    setAnswered(answered.filter(isListed));
  }
  return {
    outcome,
    isWaiting: ({ id }: EventRequest): boolean => !answered.includes(id),
    noteAnswer: (request: EventRequest, ended: RequestOutcome): void => {
      setAnswered([...answered, request.id]);
      setOutcome(ended);
    },
  };
}
