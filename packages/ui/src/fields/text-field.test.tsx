import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { TextField } from './text-field.tsx';

test('it accepts typed and pasted text', async () => {
  renderWithTexts(<TextField label="First name" name="firstName" autoComplete="given-name" />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  await userEvent.type(field, 'May');
  await userEvent.paste('a');
  expect(field).toHaveValue('Maya');
  expect(field).toHaveAttribute('autocomplete', 'given-name');
});

test('an email address is not corrected automatically', () => {
  renderWithTexts(<TextField type="email" label="E-mail" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
});

test('a phone field shows the phone keyboard', () => {
  renderWithTexts(
    <TextField type="tel" label="Phone" hint="So your photographer can find you." isOptional />,
  );
  const field = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAccessibleDescription('So your photographer can find you.');
});
