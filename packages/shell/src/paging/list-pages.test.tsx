import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { ListPages } from './list-pages.tsx';
import { usePage } from './use-page.ts';

function Page() {
  return (
    <>
      <p>{`page ${usePage()}`}</p>
      <ListPages total={30} />
    </>
  );
}

const routes = (
  <Routes>
    <Route path="*" element={<Page />} />
  </Routes>
);
async function openAt(search: string) {
  history.replaceState(null, '', `/event_booking${search}`);
  await openApp({ topic: 'booking', reducer: commonReducer, routes, apiHost: unreachableHost });
}

test('[A-67] the address names the page of twelve, beside what else it names', async () => {
  await openAt('?list=completed&page=2');
  expect(screen.getByText('page 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?list=completed&page=3');
  expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(screen.getByText('page 3')).toBeVisible();
  expect(location.search).toBe('?list=completed&page=3');
});

test.each(['', '?page=0', '?page=-1', '?page=1.5', '?page=x'])(
  'an address with "%s" names the first page',
  async (search) => {
    await openAt(search);
    expect(screen.getByText('page 1')).toBeVisible();
  },
);
