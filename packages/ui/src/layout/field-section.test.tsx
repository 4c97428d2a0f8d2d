import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { FieldSection } from './field-section.tsx';
import { TextField } from '../fields/text-field.tsx';

test('a section is a group that its heading names', () => {
  renderWithTexts(
    <FieldSection heading="About you" introduction="How we reach you.">
      <TextField label="First name" />
    </FieldSection>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  const section = screen.getByRole('group', { name: 'About you' });
  expect(within(section).getByRole('textbox', { name: 'First name' })).toBeVisible();
});
