import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
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

test('no summary is shown before the form was submitted', () => {
  renderWithTexts(form(0));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('each submission focuses the heading, also when the errors arrive later', async () => {
  const { rerender } = renderWithTexts(form(1, []));
  rerender(form(1));
  expect(screen.getByRole('heading', { name: 'There are 2 things to correct' })).toHaveFocus();
  await userEvent.tab();
  rerender(form(1, errors.slice(0, 1)));
  expect(screen.getByRole('heading', { name: 'There is 1 thing to correct' })).not.toHaveFocus();
  rerender(form(2));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('each line focuses its field, or the first option of a group', async () => {
  renderWithTexts(form(1));
  const summary = within(screen.getByRole('region', { name: 'There are 2 things to correct' }));
  await userEvent.click(summary.getByRole('link', { name: 'Enter an e-mail address.' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: 'Choose a time.' }));
  expect(screen.getByRole('radio', { name: 'By day' })).toHaveFocus();
  expect(globalThis.location.hash).toBe('');
});
