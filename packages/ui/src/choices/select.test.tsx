import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Select } from './select.tsx';

const choices = [
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
];

test('nothing is selected initially', async () => {
  const onChange = jest.fn();
  renderWithTexts(
    <Select
      label="Province"
      placeholder="Choose one"
      choices={choices}
      defaultValue=""
      onChange={onChange}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Province' });
  expect(list).toHaveValue('');
  await userEvent.selectOptions(list, 'Québec');
  expect(list).toHaveValue('qc');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an error describes it', () => {
  renderWithTexts(<Select label="Province" choices={choices} error="Choose a province." />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a province.');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
});
