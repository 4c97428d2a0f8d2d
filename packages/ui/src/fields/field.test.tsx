import { screen } from '@testing-library/react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

const show = (props: Omit<FieldProps, 'label'> = {}) =>
  renderWithWords(
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

test('what is optional says so in its name and is not required', () => {
  show({ isOptional: true });
  expect(screen.getByRole('textbox', { name: 'Event location (optional)' })).not.toBeRequired();
});

test('a page may give the control its id, so that others can lead to it', () => {
  show({ id: 'location', hint: 'Start typing.' });
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'location');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Start typing.');
});

test('a control that no label can point at is named by the id of the label', () => {
  renderWithWords(
    <Field label="Date" hint="Tomorrow or later.">
      {({ id, 'aria-describedby': describedBy }, labelId) => (
        <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy} />
      )}
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Date', description: 'Tomorrow or later.' })).toBeInTheDocument();
});
