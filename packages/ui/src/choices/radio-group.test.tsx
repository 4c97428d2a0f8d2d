import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { RadioGroup } from './radio-group.tsx';

function Time({ error }: { readonly error?: string }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <RadioGroup
      label="When?"
      hint="You can change it later."
      error={error}
      choices={[
        { value: 'day', label: 'By day', hint: 'Until 5 p.m.' },
        { value: 'evening', label: 'In the evening' },
        { value: 'night', label: 'At night', isDisabled: true },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

test('the question names the group, its hint and error describe it', () => {
  renderWithTexts(<Time error="Choose a time." />);
  const group = screen.getByRole('radiogroup', { name: 'When?' });
  expect(group).toHaveAccessibleDescription('You can change it later. Choose a time.');
  expect(group).toBeRequired();
  expect(group).toHaveAttribute('aria-invalid', 'true');
});

test('an option has its own hint, and a disabled one cannot be selected', async () => {
  renderWithTexts(<Time />);
  expect(screen.getByRole('radio', { name: 'By day', description: 'Until 5 p.m.' })).not.toBeChecked();
  await userEvent.click(screen.getByText('At night'));
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('it works by keyboard alone', async () => {
  renderWithTexts(<Time />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'By day' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'In the evening' })).toBeChecked();
});
