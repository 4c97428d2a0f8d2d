import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Pagination } from './pagination.tsx';

const onChoose = jest.fn();
beforeEach(() => onChoose.mockClear());

const show = (page: number, pageCount = 9) =>
  renderWithTexts(
    <Pagination page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} onChoose={onChoose} />,
  );

test('the current page is marked, and each page has an address', () => {
  show(5);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '?page=9');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=4');
});

test('a page is opened in place, or elsewhere with a modifier key', async () => {
  show(5);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(onChoose.mock.calls).toEqual([[6]]);
  const elsewhere = createEvent.click(screen.getByRole('link', { name: 'Page 9' }), { metaKey: true });
  fireEvent(screen.getByRole('link', { name: 'Page 9' }), elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('there is no previous page on the first page and no next page on the last', () => {
  const { unmount } = show(1);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  show(9);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page shows no pagination', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
