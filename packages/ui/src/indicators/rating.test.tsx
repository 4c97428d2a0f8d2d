import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Rating } from './rating.tsx';

test('a rating is shown as a number with two decimals, and read as a sentence', () => {
  renderWithTexts(<Rating average={4.9} />);
  expect(screen.getByText('4.90')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('4.90 out of 5 stars')).toBeInTheDocument();
});

test('no rating is shown as N/A, not 0', () => {
  renderWithTexts(<Rating average={null} />);
  expect(screen.getByText('N/A')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Not rated yet')).toBeInTheDocument();
});
