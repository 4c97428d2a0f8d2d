import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { Pagination } from './pagination.tsx';

const onChoose = jest.fn();
beforeEach(() => onChoose.mockClear());

const show = (page: number, pageCount = 9) =>
  renderWithWords(
    <Pagination page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} onChoose={onChoose} />,
  );

test('the page that is shown is marked, and each page has an address', () => {
  show(5);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '?page=9');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=4');
});

test('a page is chosen in place, but opens elsewhere when asked to', async () => {
  show(5);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(onChoose.mock.calls).toEqual([[6]]);
  const elsewhere = createEvent.click(screen.getByRole('link', { name: 'Page 9' }), { metaKey: true });
  fireEvent(screen.getByRole('link', { name: 'Page 9' }), elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('at the ends there is nothing to go to', () => {
  const { unmount } = show(1);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  show(9);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page needs no way to others', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
