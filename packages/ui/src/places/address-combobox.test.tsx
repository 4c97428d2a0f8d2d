import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { AddressCombobox } from './address-combobox.tsx';

type Address = { readonly id: string; readonly text: string; readonly detail?: string };

const king: Address = { id: 'k', text: '1 King St W, Toronto', detail: 'Financial District' };
const kingston: Address = { id: 'r', text: '10 Kingston Rd, Toronto' };

/** A suggestion service that replies when the test says so. */
const questions: {
  text: string;
  signal: AbortSignal;
  find: (found: readonly Address[]) => void;
  fail: () => void;
}[] = [];
const suggest = (text: string, signal: AbortSignal) =>
  new Promise<readonly Address[]>((resolve, reject) => {
    questions.push({ text, signal, find: resolve, fail: () => reject(new Error('no network')) });
  });

const onChange = jest.fn();
beforeEach(() => {
  onChange.mockClear();
  questions.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function Form({ first }: { readonly first?: Address }) {
  const [address, setAddress] = useState(first);
  return (
    <AddressCombobox
      label="Event location"
      hint="Start typing, then pick an address from the list."
      value={address}
      onChange={(value) => {
        onChange(value);
        setAddress(value);
      }}
      suggest={suggest}
    />
  );
}

const show = (first?: Address) => {
  renderWithTexts(first === undefined ? <Form /> : <Form first={first} />);
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
};
const field = () => screen.getByRole('combobox', { name: 'Event location' });
const pause = () => act(async () => jest.advanceTimersByTimeAsync(250));
const answer = (number: number, found: readonly Address[]) =>
  act(async () => {
    questions[number]?.find(found);
    await Promise.resolve();
  });

test('it requests suggestions once typing pauses, from three letters on', async () => {
  const user = show();
  await user.type(field(), '1 ');
  await pause();
  expect(questions).toHaveLength(0);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Type at least three letters.');
  await user.type(field(), 'King');
  expect(questions).toHaveLength(0);
  await pause();
  expect(questions.map(({ text }) => text)).toEqual(['1 King']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading');
});

test('an address is chosen by keyboard and confirmed', async () => {
  const user = show();
  await user.type(field(), 'king');
  await pause();
  await answer(0, [king, kingston]);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 suggestions');
  expect(screen.getByRole('option', { name: '1 King St W, Toronto Financial District' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([[king]]);
  expect(field()).toHaveValue(king.text);
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('Address chosen: 1 King St W, Toronto');
  await pause();
  expect(questions).toHaveLength(1);
});

test('a late reply to an earlier text is dropped and its request aborted', async () => {
  const user = show();
  await user.type(field(), 'king');
  await pause();
  await user.type(field(), 'ston');
  await pause();
  expect(questions[0]?.signal.aborted).toBe(true);
  await answer(1, [kingston]);
  await answer(0, [king]);
  expect(screen.getByRole('option', { name: kingston.text })).toBeVisible();
  expect(screen.queryByRole('option', { name: /1 King St W/ })).not.toBeInTheDocument();
});

test('an empty result and a failure are shown, and further typing requests again', async () => {
  const user = show();
  await user.type(field(), 'xyz');
  await pause();
  await answer(0, []);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('No address found.');
  await user.type(field(), 'z');
  await pause();
  await act(async () => {
    questions[1]?.fail();
    await Promise.resolve();
  });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('We couldn’t look up addresses.');
  await user.type(field(), '{Backspace}');
  await pause();
  expect(questions.map(({ text }) => text)).toEqual(['xyz', 'xyzz', 'xyz']);
});

test('changing the text clears the chosen address', async () => {
  const user = show(king);
  await user.type(field(), '{Backspace}');
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(field()).toHaveValue('1 King St W, Toront');
});

test('the clear button empties the field and focuses it', async () => {
  const user = show(king);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('a text that is no address is kept on blur, for the form to refuse', async () => {
  const user = show();
  await user.type(field(), 'somewhere');
  await user.tab();
  expect(field()).toHaveValue('somewhere');
  expect(onChange).not.toHaveBeenCalled();
});

test('a parent can store the typed text and pass it back', async () => {
  const onType = jest.fn();
  renderWithTexts(
    <AddressCombobox
      label="Event location"
      value={undefined}
      onChange={onChange}
      typed="somewhere"
      onType={onType}
      suggest={suggest}
    />,
  );
  expect(field()).toHaveValue('somewhere');
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.type(field(), 's');
  expect(onType.mock.calls).toEqual([['somewheres']]);
});

test('a refused address is not shown as chosen', () => {
  renderWithTexts(
    <AddressCombobox
      label="Event location"
      error="We are not servicing this area."
      value={king}
      onChange={onChange}
      suggest={suggest}
    />,
  );
  expect(screen.getByText('We are not servicing this area.')).toBeVisible();
  expect(screen.queryByText(/Address chosen/)).toBeNull();
});
