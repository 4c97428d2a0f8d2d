import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { fieldId: 'email', message: 'Enter an e-mail address.' },
  { fieldId: 'time', message: 'Choose a time.' },
];

const form = (attempt: number, shown = errors) => (
  <form>
    <ErrorSummary errors={shown} attempt={attempt} />
    <TextField label="E-mail" id="email" />
    <RadioGroup
      label="When?"
      id="time"
      choices={[{ value: 'day', label: 'By day' }]}
      chosen={undefined}
      onChoose={() => undefined}
    />
  </form>
);

test('before the form was sent nothing is summed up', () => {
  renderWithWords(form(0));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('the focus comes to the heading each time the form is sent, also when the errors come later', async () => {
  const { rerender } = renderWithWords(form(1, []));
  rerender(form(1));
  expect(screen.getByRole('heading', { name: 'There are 2 things to correct' })).toHaveFocus();
  await userEvent.tab();
  rerender(form(1, errors.slice(0, 1)));
  expect(screen.getByRole('heading', { name: 'There is 1 thing to correct' })).not.toHaveFocus();
  rerender(form(2));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('each line leads to its field, and to the first answer of a group', async () => {
  renderWithWords(form(1));
  const summary = within(screen.getByRole('region', { name: 'There are 2 things to correct' }));
  await userEvent.click(summary.getByRole('link', { name: 'Enter an e-mail address.' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: 'Choose a time.' }));
  expect(screen.getByRole('radio', { name: 'By day' })).toHaveFocus();
  expect(globalThis.location.hash).toBe('');
});
