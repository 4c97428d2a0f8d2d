import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const listParameter = 'list';
const addressOf = (list: string): string => `?${listParameter}=${list}`;

/**
 * Keeps in the address which of some lists is open, the first by default. An address that names only an event opens the
 * list that has it, and keeps that list when the event moves to another.
 */
export function useListInAddress<List extends string>(
  lists: readonly [List, ...List[]],
  listOfNamedEvent: List | undefined,
) {
  const [parameters, setParameters] = useSearchParams();
  const word = parameters.get(listParameter)?.toLowerCase();
  const inAddress = lists.find((list) => list === word);
  const chosen = inAddress ?? listOfNamedEvent ?? lists[0];
  const isToBeKept = inAddress === undefined && listOfNamedEvent !== undefined;
  useEffect(() => {
    if (!isToBeKept) return;
    const kept = { ...Object.fromEntries(parameters), [listParameter]: chosen };
    setParameters(kept, { replace: true });
  }, [isToBeKept, chosen, parameters, setParameters]);
  const choose = (list: List): void => {
    if (list !== chosen) setParameters({ [listParameter]: list });
  };
  return { chosen, choose, addressOf };
}
