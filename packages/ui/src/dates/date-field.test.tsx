import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { DateField } from './date-field.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function Form({ first }: { readonly first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <DateField
      label="Date"
      hint="Tomorrow or later."
      min="2026-11-23"
      max="2027-11-22"
      value={day}
      onChange={(value) => {
        onChange(value);
        setDay(value);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Date' });
const leaveWith = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
};

test('a typed day is committed and formatted on blur', async () => {
  renderWithTexts(<Form />);
  await leaveWith('12/5/2026');
  expect(field()).toHaveValue('December 5, 2026');
  expect(onChange.mock.calls).toEqual([['2026-12-05']]);
});

test('Enter commits a day and keeps the focus', async () => {
  renderWithTexts(<Form />);
  await userEvent.type(field(), 'dec 5{Enter}');
  expect(field()).toHaveValue('December 5, 2026');
  expect(field()).toHaveFocus();
});

test('Enter commits a retyped day without submitting the form; the next Enter submits', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  renderWithTexts(
    <form onSubmit={onSubmit}>
      <Form first="2026-12-05" />
      <button>Send</button>
    </form>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), 'dec 5{Enter}');
  expect(field()).toHaveValue('December 5, 2026');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['soon', 'Enter a date like November 23, 2026.'],
  ['2026-11-22', 'Choose November 23, 2026 or a later day.'],
  ['2028-01-01', 'Choose November 22, 2027 or an earlier day.'],
])('"%s" stays as typed with an error', async (text, problem) => {
  renderWithTexts(<Form first="2026-12-05" />);
  await leaveWith(text);
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`Tomorrow or later. ${problem}`);
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

test('an emptied field has no value', async () => {
  renderWithTexts(<Form first="2026-12-05" />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('the calendar opens on the chosen day and works by keyboard', async () => {
  renderWithTexts(<Form first="2026-12-05" />);
  const button = screen.getByRole('button', { name: 'Choose a day in the calendar' });
  await userEvent.click(button);
  const calendar = await screen.findByRole('dialog', { name: 'Calendar' });
  const chosen = within(calendar).getByRole('button', { name: /Saturday, December 5, 2026/ });
  await waitFor(() => expect(chosen).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  expect(onChange.mock.calls).toEqual([['2026-12-12']]);
  expect(field()).toHaveValue('December 12, 2026');
  await waitFor(() => expect(button).toHaveFocus());
});

test('the calendar disables days outside of the limits', async () => {
  renderWithTexts(<Form first="2026-12-05" />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day in the calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
  const day = screen.getByRole('button', { name: /November 22, 2026/ });
  expect(day).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
