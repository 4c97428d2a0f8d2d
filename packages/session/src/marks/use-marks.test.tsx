import { configureStore } from '@reduxjs/toolkit';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { sessionSlice, sessionStarted } from '../session/session-slice.ts';
import { clearBooking, clearSession } from '../storage/clear-stored.ts';
import { useMarks } from './use-marks.ts';

beforeEach(() => localStorage.clear());

/** Shows the favourites of a gallery to an account, as a page that is opened again does. */
function openAs(id: number, gallery = 'gala') {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const names = { userName: 'a@demo.test', firstName: 'Ana', lastName: 'Host' };
  store.dispatch(sessionStarted({ id, ...names, userTypeId: userTypeIds.host }));
  const { result } = renderHook(() => useMarks('favouriteFiles', gallery), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    marked: () => [...result.current.marked],
    toggle: (...ids: readonly number[]) => act(() => ids.forEach((each) => result.current.toggle(each))),
  };
}

test('marks survive a reload and a new booking, until they are taken back or the account logs out', () => {
  openAs(7).toggle(1, 2, 3);
  clearBooking();
  const again = openAs(7);
  expect(again.marked()).toEqual([1, 2, 3]);
  again.toggle(2);
  expect([again.marked(), openAs(7).marked()]).toEqual([
    [1, 3],
    [1, 3],
  ]);
  clearSession();
  expect(openAs(7).marked()).toEqual([]);
});

test('marks are of one gallery and of one account, also when two windows change them', () => {
  const [one, other] = [openAs(7), openAs(7)];
  one.toggle(1);
  other.toggle(2);
  expect(other.marked()).toEqual([1, 2]);
  expect([openAs(7, 'party').marked(), openAs(8).marked()]).toEqual([[], []]);
});

test('edited marks are ignored', () => {
  localStorage.setItem('account:7:favouriteFiles', '{"gala":["x",2],"party":3}');
  expect([openAs(7).marked(), openAs(7, 'party').marked()]).toEqual([[2], []]);
  localStorage.setItem('account:7:favouriteFiles', 'null');
  expect(openAs(7).marked()).toEqual([]);
});
