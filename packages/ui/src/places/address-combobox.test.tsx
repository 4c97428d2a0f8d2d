import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { AddressCombobox } from './address-combobox.tsx';

type Address = { readonly id: string; readonly text: string; readonly detail?: string };

const king: Address = { id: 'k', text: '1 King St W, Toronto', detail: 'Financial District' };
const kingston: Address = { id: 'r', text: '10 Kingston Rd, Toronto' };

/** Answers each question when the test wants it to. */
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
  renderWithWords(first === undefined ? <Form /> : <Form first={first} />);
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
};
const field = () => screen.getByRole('combobox', { name: 'Event location' });
const pause = () => act(async () => jest.advanceTimersByTimeAsync(250));
const answer = (number: number, found: readonly Address[]) =>
  act(async () => {
    questions[number]?.find(found);
    await Promise.resolve();
  });

test('it asks once when typing pauses, and not for a letter or two', async () => {
  const user = show();
  await user.type(field(), '1 ');
  await pause();
  expect(questions).toHaveLength(0);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Keep typing: three letters or more.');
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

test('a late answer to an earlier text is dropped, and its question given up', async () => {
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

test('nothing found and a failure are said, and typing on asks again', async () => {
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
  expect(screen.getAllByRole('status')[0]).toHaveTextContent("We couldn't look up addresses.");
  await user.type(field(), '{Backspace}');
  await pause();
  expect(questions.map(({ text }) => text)).toEqual(['xyz', 'xyzz', 'xyz']);
});

test('a change of the text gives the chosen address up', async () => {
  const user = show(king);
  await user.type(field(), '{Backspace}');
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(field()).toHaveValue('1 King St W, Toront');
});

test('the field is cleared by its button, which leads back to it', async () => {
  const user = show(king);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('leaving keeps a text that is no address, for the form to complain about', async () => {
  const user = show();
  await user.type(field(), 'somewhere');
  await user.tab();
  expect(field()).toHaveValue('somewhere');
  expect(onChange).not.toHaveBeenCalled();
});

test('whoever keeps what was typed is told of it, and hands it back', async () => {
  const onType = jest.fn();
  renderWithWords(
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
