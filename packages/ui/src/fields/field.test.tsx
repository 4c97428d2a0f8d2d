import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

const show = (props: Omit<FieldProps, 'label'> = {}) =>
  renderWithTexts(
    <Field label="Event location" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('the label names the control, and without hint and error nothing describes it', () => {
  show();
  const control = screen.getByRole('textbox', { name: 'Event location' });
  expect(control).toBeRequired();
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('hint and error describe the control, the hint first', () => {
  show({ hint: 'Start typing.', error: 'Choose an address from the list.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Start typing. Choose an address from the list.',
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('an error alone describes the control', () => {
  show({ error: 'Choose an address from the list.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Choose an address from the list.');
});

test('an optional field says so in its name and is not required', () => {
  show({ isOptional: true });
  expect(screen.getByRole('textbox', { name: 'Event location (optional)' })).not.toBeRequired();
});

test('a page may set the id of the control', () => {
  show({ id: 'location', hint: 'Start typing.' });
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'location');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Start typing.');
});

test('a control that a label cannot target is named by the id of the label', () => {
  renderWithTexts(
    <Field label="Date" hint="Tomorrow or later.">
      {({ id, 'aria-describedby': describedBy }, labelId) => (
        <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy} />
      )}
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Date', description: 'Tomorrow or later.' })).toBeInTheDocument();
});

test('an error during a press appears once the click has reached its target', async () => {
  const onClick = jest.fn();
  const Form = () => {
    const [error, setError] = useState<string>();
    return (
      <>
        <TextField label="Phone" error={error} onBlur={() => setError('Nine or ten digits.')} />
        <button onClick={onClick}>Next</button>
      </>
    );
  };
  renderWithTexts(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Phone'));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(screen.queryByText('Nine or ten digits.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') });
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Nine or ten digits.')).toBeVisible();
});
