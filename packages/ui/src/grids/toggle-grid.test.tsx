import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { ToggleGrid } from './toggle-grid.tsx';

const rows = [
  { id: 'am', label: 'Morning' },
  { id: 'pm', label: 'Evening' },
];
const columns = [
  { id: 'sun', label: 'Sunday', shortLabel: 'S' },
  { id: 'mon', label: 'Monday', shortLabel: 'M' },
];
const onToggle = jest.fn();
beforeEach(() => onToggle.mockClear());

type ScheduleProps = { readonly first?: string; readonly hasSelectAll?: boolean };

function Schedule({ first, hasSelectAll = true }: ScheduleProps) {
  const [pressed, setPressed] = useState<readonly (string | undefined)[]>([first]);
  return (
    <ToggleGrid
      label="Weekly hours"
      hasSelectAll={hasSelectAll}
      rows={rows}
      columns={columns}
      isPressed={(rowId, columnId) => pressed.includes(`${rowId} ${columnId}`)}
      onToggle={(cells, isPressed) => {
        onToggle(cells, isPressed);
        const names = cells.map(({ rowId, columnId }) => `${rowId} ${columnId}`);
        setPressed(
          isPressed ? [...pressed, ...names] : pressed.filter((name) => !names.some((each) => each === name)),
        );
      }}
    />
  );
}

const cell = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const pressedCells = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { pressed: true }).map((each) => each.getAttribute('data-cell'));

test('each button is named by its row and whole column label, and is pressed by click, Space and Enter', async () => {
  renderWithTexts(<Schedule />);
  expect(screen.getByRole('table', { name: 'Weekly hours' })).toBeVisible();
  await userEvent.click(cell('Morning Monday'));
  expect(cell('Morning Monday')).toHaveAttribute('aria-pressed', 'true');
  expect(onToggle).toHaveBeenLastCalledWith([{ rowId: 'am', columnId: 'mon' }], true);
  await userEvent.keyboard(' ');
  expect(cell('Morning Monday')).toHaveAttribute('aria-pressed', 'false');
});

test('Tab enters the buttons once, and arrow keys, Home and End move within them', async () => {
  renderWithTexts(<Schedule />);
  act(() => cell('Morning Sunday').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(cell('Morning Monday')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell('Evening Monday')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(cell('Evening Sunday')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(pressedCells()).toEqual(['0-1']);
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    cell('Morning Monday'),
  ]);
});

test('a box of a row, a column or all is indeterminate while some are pressed, and presses the others', async () => {
  renderWithTexts(<Schedule first="am sun" />);
  for (const name of ['Select all', 'Select all: Morning', 'Select all: Sunday'])
    expect(box(name)).toBePartiallyChecked();
  expect(box('Select all: Evening')).not.toBePartiallyChecked();
  await userEvent.click(box('Select all: Morning'));
  expect(onToggle).toHaveBeenLastCalledWith([{ rowId: 'am', columnId: 'mon' }], true);
  expect(box('Select all: Morning')).toBeChecked();
  await userEvent.click(box('Select all: Morning'));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await userEvent.click(box('Select all: Monday'));
  expect(pressedCells()).toEqual(['0-1', '1-1']);
  await userEvent.click(box('Select all'));
  expect(pressedCells()).toEqual(['0-0', '0-1', '1-0', '1-1']);
});

test('leaves the box for all to the page where it has its own', () => {
  renderWithTexts(<Schedule hasSelectAll={false} />);
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  expect(box('Select all: Morning')).toBeVisible();
});

test('names a cell by its row and its column, also when the two have the same id', () => {
  const one = (label: string) => [{ id: '1', label }];
  renderWithTexts(
    <ToggleGrid
      label="Weekly hours"
      rows={one('Morning')}
      columns={one('Monday')}
      isPressed={() => false}
      onToggle={onToggle}
    />,
  );
  expect(cell('Morning Monday')).toBeVisible();
});
