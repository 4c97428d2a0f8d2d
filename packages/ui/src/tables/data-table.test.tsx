import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

type Line = { readonly id: number; readonly name: string; readonly hours: number };
const lines: readonly Line[] = [
  { id: 1, name: 'Maya', hours: 2 },
  { id: 2, name: 'Devon', hours: 3 },
];
const columns: readonly Column<Line>[] = [
  { id: 'name', header: 'Photographer', cell: ({ name }) => name, isRowHeader: true },
  { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, align: 'end' },
  { id: 'where', header: 'Where', cell: () => 'Toronto' },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ({ name }) => <button>{`Remove ${name}`}</button>,
  },
];

const Cart = () => <DataTable caption="Your cart" columns={columns} rows={lines} keyOf={({ id }) => id} />;

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
