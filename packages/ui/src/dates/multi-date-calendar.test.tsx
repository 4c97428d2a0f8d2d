import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { MultiDateCalendar } from './multi-date-calendar.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function Form({ initialDays }: { readonly initialDays: readonly string[] }) {
  const [days, setDays] = useState(initialDays);
  return (
    <MultiDateCalendar
      label="Blackout days"
      min="2026-12-02"
      value={days}
      onChange={(value) => {
        onChange(value);
        setDays(value);
      }}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('shows the month of the earliest selectable day when no day is chosen', () => {
  renderWithTexts(<Form initialDays={[]} />);
  expect(screen.getByRole('application', { name: /Blackout days, December 2026/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 days chosen');
});

test('days are selected and deselected one by one, in calendar order', async () => {
  renderWithTexts(<Form initialDays={['2026-12-20']} />);
  await userEvent.click(day(/December 9, 2026/));
  expect(screen.getByRole('status')).toHaveTextContent('2 days chosen');
  await userEvent.click(day(/December 20, 2026/));
  expect(onChange.mock.calls).toEqual([[['2026-12-09', '2026-12-20']], [['2026-12-09']]]);
});

test('it works by keyboard alone, across the end of a month', async () => {
  renderWithTexts(<Form initialDays={[]} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-02']);
  await userEvent.keyboard('{PageDown}');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['2026-12-02', '2027-01-03']);
});

test('the Next button opens the next month', async () => {
  renderWithTexts(<Form initialDays={[]} />);
  await userEvent.tab();
  // A query by name also finds a second one, which react-aria hides visually.
  expect(document.activeElement).toHaveAccessibleName('Next');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('application', { name: /Blackout days, January 2027/ })).toBeVisible();
});

test('past days cannot be chosen', async () => {
  renderWithTexts(<Form initialDays={[]} />);
  await userEvent.click(day(/December 1, 2026/));
  expect(onChange).not.toHaveBeenCalled();
});
