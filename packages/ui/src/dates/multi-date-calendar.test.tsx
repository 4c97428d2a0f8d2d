import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { MultiDateCalendar } from './multi-date-calendar.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const busyDays = new Map([
  ['2026-12-12', 'Wedding of Ana and Luc'],
  ['2026-12-05', "Maya's birthday"],
  ['2027-01-02', 'Winter party'],
]);

function Form({ first }: { readonly first: readonly string[] }) {
  const [days, setDays] = useState(first);
  return (
    <MultiDateCalendar
      label="Blackout days"
      min="2026-12-02"
      busyDays={busyDays}
      value={days}
      onChange={(value) => {
        onChange(value);
        setDays(value);
      }}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('without a chosen day it shows the month of the earliest one', () => {
  renderWithTexts(<Form first={[]} />);
  expect(screen.getByRole('application', { name: /Blackout days, December 2026/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 days chosen');
});

test('days are selected and deselected one by one, in calendar order', async () => {
  renderWithTexts(<Form first={['2026-12-20']} />);
  await userEvent.click(day(/December 9, 2026/));
  expect(screen.getByRole('status')).toHaveTextContent('2 days chosen');
  await userEvent.click(day(/December 20, 2026/));
  expect(onChange.mock.calls).toEqual([[['2026-12-09', '2026-12-20']], [['2026-12-09']]]);
});

test('it works by keyboard alone, across the end of a month', async () => {
  renderWithTexts(<Form first={[]} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-02']);
  await userEvent.keyboard('{PageDown}');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-02', '2027-01-03']);
});

test('unavailable days cannot be chosen, and the reasons of the visible month are listed', async () => {
  renderWithTexts(<Form first={[]} />);
  await userEvent.click(day(/December 5, 2026/));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'December 5, 2026',
    'December 12, 2026',
  ]);
  expect(screen.getByText("Maya's birthday")).toBeVisible();
  expect(screen.queryByText('Winter party')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('December 2026').nextElementSibling ?? document.body);
  expect(screen.getByText('Winter party')).toBeVisible();
});

test('a chosen day that became unavailable stays until it is deselected', async () => {
  renderWithTexts(<Form first={['2026-12-05']} />);
  await userEvent.click(day(/December 9, 2026/));
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-05', '2026-12-09']);
  await userEvent.click(day(/December 5, 2026/));
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-09']);
});

test('past days cannot be chosen', async () => {
  renderWithTexts(<Form first={[]} />);
  await userEvent.click(day(/December 1, 2026/));
  expect(onChange).not.toHaveBeenCalled();
});
