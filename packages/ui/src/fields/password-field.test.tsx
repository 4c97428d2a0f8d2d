import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { PasswordField } from './password-field.tsx';

const show = () => renderWithTexts(<PasswordField label="Password" autoComplete="current-password" />);

test('a password is hidden, and can be shown and hidden again', async () => {
  show();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a password manager may fill it, and a password may be pasted', async () => {
  show();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(field);
  await userEvent.paste('Secret-1');
  expect(field).toHaveValue('Secret-1');
});

test('it shows a warning while caps lock is on', async () => {
  show();
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.keyboard('{CapsLock}S');
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  expect(field).toHaveAccessibleDescription('Caps Lock is on.');
  fireEvent.blur(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
