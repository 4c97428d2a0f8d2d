import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { useListInAddress } from './use-list-in-address.ts';
import { withNamed } from './with-named.ts';

type PageProps = { readonly ofNamed: 'new' | 'old' | undefined };

function Page({ ofNamed }: PageProps) {
  const { chosen, choose, addressOf } = useListInAddress(['new', 'old'], ofNamed);
  return (
    <>
      <p>{`list ${chosen}`}</p>
      <a href={addressOf('old')}>old</a>
      <button type="button" onClick={() => choose('new')}>
        choose new
      </button>
    </>
  );
}

function openAt(search: string, ofNamed?: PageProps['ofNamed']) {
  history.replaceState(null, '', `/events${search}`);
  const page = (list: PageProps['ofNamed']) => (
    <BrowserRouter>
      <Page ofNamed={list} />
    </BrowserRouter>
  );
  const { rerender } = render(page(ofNamed));
  return { moveTo: (list: PageProps['ofNamed']) => rerender(page(list)) };
}

test.each([
  ['', 'new'],
  ['?list=old', 'old'],
  ['?list=OLD', 'old'],
  ['?list=none', 'new'],
])('the address "%s" opens the list %s', (search, list) => {
  openAt(search);
  expect(screen.getByText(`list ${list}`)).toBeVisible();
  expect(location.search).toBe(search);
  expect(screen.getByRole('link')).toHaveAttribute('href', '?list=old');
});

test('an address that names an event opens its list, and stays with it when the event moves', () => {
  const before = history.length;
  const { moveTo } = openAt('?event=9');
  expect(screen.getByText('list new')).toBeVisible();
  moveTo('old');
  expect(screen.getByText('list old')).toBeVisible();
  expect(location.search).toBe('?event=9&list=old');
  expect(history.length).toBe(before);
  moveTo('new');
  expect(screen.getByText('list old')).toBeVisible();
});

test('another list that is chosen forgets the event, and Back returns to it', async () => {
  openAt('?event=9', 'old');
  await userEvent.click(screen.getByRole('button', { name: 'choose new' }));
  expect(screen.getByText('list new')).toBeVisible();
  expect(location.search).toBe('?list=new');
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(location.search).toBe('?event=9&list=old');
});

test('a named event that the page does not have comes first', () => {
  const items = [{ id: 1 }, { id: 2 }];
  expect(withNamed(items, { id: 2 })).toBe(items);
  expect(withNamed(items, undefined)).toBe(items);
  expect(withNamed(items, { id: 3 })).toEqual([{ id: 3 }, ...items]);
});
