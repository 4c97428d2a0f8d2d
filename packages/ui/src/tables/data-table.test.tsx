import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { DataTable } from './data-table.tsx';
import type { Column, Sort } from './data-table.tsx';

type Line = { readonly id: number; readonly name: string; readonly hours: number };
const lines: readonly Line[] = [
  { id: 1, name: 'Maya', hours: 2 },
  { id: 2, name: 'Devon', hours: 3 },
];
const columns: readonly Column<Line>[] = [
  { id: 'name', header: 'Photographer', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, align: 'end', isSortable: true },
  { id: 'where', header: 'Where', cell: () => 'Toronto' },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ({ name }) => <button>{`Remove ${name}`}</button>,
  },
];
const onSort = jest.fn();
beforeEach(() => onSort.mockClear());

function Cart() {
  const [sort, setSort] = useState<Sort>({ columnId: 'name', direction: 'ascending' });
  return (
    <DataTable
      caption="Your cart"
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={(next) => {
        onSort(next);
        setSort(next);
      }}
    />
  );
}

test('it is a table with a name, headers of columns and headers of rows', () => {
  renderWithTexts(<Cart />);
  const table = screen.getByRole('table', { name: 'Your cart' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Photographer', 'Hours', 'Where', 'Actions']);
  const row = within(table).getByRole('row', { name: /Maya/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Maya');
  expect(within(row).getAllByRole('cell')).toHaveLength(3);
});

test('an empty cell shows a dash, with text for screen readers', () => {
  const hours: Column<Line> = { id: 'hours', header: 'Hours', cell: ({ id }) => (id === 1 ? 2 : null) };
  renderWithTexts(<DataTable caption="Your cart" columns={[hours]} rows={lines} keyOf={({ id }) => id} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', '–Not applicable']);
});

test('table roles are explicit, for the layout as cards', () => {
  const { container } = renderWithTexts(<Cart />);
  expect(container.querySelectorAll(':is(table, thead, tbody, tr, th, td):not([role])')).toHaveLength(0);
});

test('a click on a header sorts by it, and a second one reverses the order', async () => {
  renderWithTexts(<Cart />);
  expect(screen.getByRole('columnheader', { name: 'Photographer' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Where' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Photographer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
  expect(onSort.mock.calls).toEqual([
    [{ columnId: 'name', direction: 'descending' }],
    [{ columnId: 'hours', direction: 'ascending' }],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'ascending');
});
