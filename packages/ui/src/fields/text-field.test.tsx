import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { TextField } from './text-field.tsx';

test('it takes what is typed and what is pasted', async () => {
  renderWithWords(<TextField label="First name" name="firstName" autoComplete="given-name" />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  await userEvent.type(field, 'May');
  await userEvent.paste('a');
  expect(field).toHaveValue('Maya');
  expect(field).toHaveAttribute('autocomplete', 'given-name');
});

test('an e-mail address is left as it is typed', () => {
  renderWithWords(<TextField type="email" label="E-mail" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
});

test('a phone number brings the keyboard for it', () => {
  renderWithWords(
    <TextField type="tel" label="Phone" hint="So your photographer can find you." isOptional />,
  );
  const field = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAccessibleDescription('So your photographer can find you.');
});
