import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { TimeCombobox } from './time-combobox.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());
afterEach(() => document.documentElement.removeAttribute('lang'));

type FormProps = { readonly first?: number; readonly error?: string; readonly listedFrom?: number };

function Form({ first, error, listedFrom = 0 }: FormProps) {
  const [minutes, setMinutes] = useState(first);
  return (
    <>
      <TimeCombobox
        label="Start time"
        hint="When your event begins."
        error={error}
        listedFrom={listedFrom}
        value={minutes}
        onChange={(value) => {
          onChange(value);
          setMinutes(value);
        }}
      />
      <button type="button" onClick={() => setMinutes(600)}>
        Ten
      </button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Start time' });

test('it is a named and described combo box, and its label leads to it', async () => {
  renderWithTexts(<Form error="required" />);
  expect(field()).toHaveAccessibleDescription('When your event begins. required');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByText('Start time'));
  expect(field()).toHaveFocus();
});

test('a time is chosen from the list by keyboard', async () => {
  renderWithTexts(<Form first={17 * 60} />);
  expect(field()).toHaveValue('5:00 p.m.');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(96);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('5:15 p.m.');
  expect(onChange.mock.calls).toEqual([[17 * 60 + 15]]);
});

test('the button opens all times, also when one is chosen', async () => {
  renderWithTexts(<Form first={17 * 60} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show suggestions' }));
  const list = screen.getByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(96);
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('5:00 p.m.');
  await userEvent.click(within(list).getByRole('option', { name: '6:00 p.m.' }));
  expect(onChange.mock.calls).toEqual([[18 * 60]]);
});

test('a click on the field shows the times, from the first listed one', async () => {
  renderWithTexts(<Form first={17 * 60} listedFrom={8 * 60} />);
  await userEvent.click(field());
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(64);
  expect(options[0]).toHaveTextContent('8:00 a.m.');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('5:00 p.m.');
  await userEvent.click(field());
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a time before the list can be typed', async () => {
  renderWithTexts(<Form listedFrom={8 * 60} />);
  await userEvent.type(field(), '6:15a');
  await userEvent.click(screen.getByRole('option', { name: '6:15 a.m.' }));
  expect(onChange.mock.calls).toEqual([[6 * 60 + 15]]);
});

test.each(['5:30p', '17:30', '530 pm'])(
  '"%s" may be typed, and is written properly on leaving',
  async (typed) => {
    renderWithTexts(<Form />);
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue('5:30 p.m.');
    expect(onChange.mock.calls).toEqual([[17 * 60 + 30]]);
  },
);

test('Enter commits the typed time and keeps the focus', async () => {
  renderWithTexts(<Form />);
  await userEvent.type(field(), '9a{Enter}');
  expect(onChange.mock.calls).toEqual([[9 * 60]]);
  expect(field()).toHaveValue('9:00 a.m.');
});

test.each([
  ['the same time', '5:00p'],
  ['another time', '9a'],
])(
  'Enter after retyping %s takes it, and does not submit the form; the next Enter does',
  async (_, typed) => {
    const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
    renderWithTexts(
      <form onSubmit={onSubmit}>
        <Form first={17 * 60} />
        <button>Send</button>
      </form>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

test('Enter after Escape commits the typed time without submitting the form', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  renderWithTexts(
    <form onSubmit={onSubmit}>
      <Form first={17 * 60} />
      <button>Send</button>
    </form>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), '5p{Escape}{Enter}');
  expect(field()).toHaveValue('5:00 p.m.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('typing filters the times and says when none matches', async () => {
  renderWithTexts(<Form />);
  await userEvent.type(field(), '530');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '5:30 a.m.',
    '5:30 p.m.',
  ]);
  await userEvent.type(field(), '99');
  expect(screen.getByRole('status')).toHaveTextContent('No time matches.');
});

test.each([
  ['soon', 'Enter a time like “5:30 p.m.”.'],
  ['5:10p', 'Choose a time on the quarter hour, like “5:30 p.m.”.'],
])('"%s" stays as typed with an error until it is corrected', async (typed, problem) => {
  renderWithTexts(<Form first={600} />);
  await userEvent.clear(field());
  await userEvent.paste(typed);
  await userEvent.tab();
  expect(field()).toHaveValue(typed);
  expect(field()).toHaveAccessibleDescription(`When your event begins. ${problem}`);
  expect(onChange.mock.calls).toEqual([[undefined]]);
  await userEvent.clear(field());
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('an emptied field has no value, and a value of the parent replaces invalid text', async () => {
  renderWithTexts(<Form first={900} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[undefined]]);
  await userEvent.click(field());
  await userEvent.paste('soon');
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Ten' }));
  expect(field()).toHaveValue('10:00 a.m.');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('it follows the language of the page while the page is open', async () => {
  renderWithTexts(<Form first={18 * 60} />);
  await act(async () => {
    document.documentElement.lang = 'fr-CA';
    await Promise.resolve();
  });
  expect(field()).toHaveValue('18 h 00');
  await userEvent.clear(field());
  await userEvent.type(field(), '17 h 30');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(17 * 60 + 30);
});
