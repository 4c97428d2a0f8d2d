import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { RatingChoice } from './rating-choice.tsx';

function Review() {
  const [stars, setStars] = useState<number>();
  return (
    <RatingChoice
      label="How was it?"
      starLabels={['1 - Poor', '2 - Fair', '3 - Fine', '4 - Good', '5 - Great']}
      chosen={stars}
      onChoose={setStars}
    />
  );
}

test('each star is named by what it means', async () => {
  renderWithTexts(<Review />);
  expect(screen.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '4 - Good' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4 - Good');
  expect(screen.getByText('4 - Good')).toBeVisible();
});

test('the arrow keys give more and fewer stars', async () => {
  renderWithTexts(<Review />);
  await userEvent.click(screen.getByRole('radio', { name: '3 - Fine' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 - Good' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: '2 - Fair' })).toBeChecked();
});
