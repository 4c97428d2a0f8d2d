import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const choices = [
  { value: 1, label: 'Wedding' },
  { value: 2, label: 'Birthday' },
  { value: 3, label: 'Other' },
];

function Form({ first }: { readonly first?: number }) {
  const [chosen, setChosen] = useState(first);
  return (
    <ChoiceGroup
      legend="What is it?"
      hint="Pick one."
      choices={choices}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

test('the group is named by its legend and described by its hint', () => {
  renderWithTexts(<Form />);
  expect(screen.getByRole('radiogroup', { name: 'What is it?', description: 'Pick one.' })).toBeVisible();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3);
});

test('a click on the label selects, one at a time', async () => {
  renderWithTexts(<Form first={1} />);
  expect(screen.getByRole('radio', { name: 'Wedding' })).toBeChecked();
  await userEvent.click(screen.getByText('Other'));
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Wedding' })).not.toBeChecked();
});

test('it works by keyboard alone', async () => {
  renderWithTexts(<Form first={1} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Wedding' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Birthday' })).toBeChecked();
});

test('without a hint nothing describes the group', () => {
  renderWithTexts(
    <ChoiceGroup legend="What is it?" choices={choices} chosen={undefined} onChoose={() => undefined} />,
  );
  expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-describedby');
});
