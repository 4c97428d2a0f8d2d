import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { act, renderHook } from '@testing-library/react';
import { useOutcomes } from './use-outcomes.ts';

const requestFor = (id: number, eventName: string): EventRequest => ({ id, eventName }) as EventRequest;
const picnic = requestFor(1, 'Picnic');
const dinner = requestFor(2, 'Dinner');

const follow = (requests: readonly EventRequest[]) =>
  renderHook(({ listed }) => useOutcomes(listed), { initialProps: { listed: requests } });

test('[S-R06] a request that left is told, until the host asks again for the same event', () => {
  const { result, rerender } = follow([picnic, dinner]);
  expect(result.current.outcomes).toEqual([]);
  rerender({ listed: [dinner] });
  expect(result.current.outcomes).toEqual([{ kind: 'elsewhere', event: 'Picnic', eventId: 1 }]);
  rerender({ listed: [dinner, picnic] });
  expect(result.current.outcomes).toEqual([]);
  rerender({ listed: [dinner] });
  expect(result.current.outcomes).toEqual([{ kind: 'elsewhere', event: 'Picnic', eventId: 1 }]);
});

test('[S-R06] every request that left is told, and an own answer takes their place', () => {
  const { result, rerender } = follow([picnic, dinner]);
  rerender({ listed: [dinner] });
  rerender({ listed: [] });
  expect(result.current.outcomes.map(({ event }) => event)).toEqual(['Picnic', 'Dinner']);
  rerender({ listed: [dinner] });
  expect(result.current.outcomes.map(({ event }) => event)).toEqual(['Picnic']);
  act(() => result.current.noteAnswer(dinner, { kind: 'declined', event: 'Dinner', eventId: 2 }));
  expect(result.current.outcomes).toEqual([{ kind: 'declined', event: 'Dinner', eventId: 2 }]);
});

test('[S-R06] an answered request is hidden at once, keeps its outcome when the list is loaded, and waits again when the host asks again', () => {
  const { result, rerender } = follow([picnic, dinner]);
  act(() => result.current.noteAnswer(picnic, { kind: 'declined', event: 'Picnic', eventId: 1 }));
  expect([picnic, dinner].filter(result.current.isWaiting)).toEqual([dinner]);
  rerender({ listed: [dinner] });
  expect(result.current.outcomes).toEqual([{ kind: 'declined', event: 'Picnic', eventId: 1 }]);
  rerender({ listed: [dinner, picnic] });
  expect([picnic, dinner].every(result.current.isWaiting)).toBe(true);
});
