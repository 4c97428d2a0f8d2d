import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Rating } from './rating.tsx';

test('a rating is shown as a number with its count, and read as a sentence', () => {
  renderWithTexts(<Rating average={4.9249} count={1038} />);
  expect(screen.getByText('4.92 out of 5 stars, 1038 reviews')).toBeInTheDocument();
  expect(screen.getByText('(1,038)').parentElement).toHaveTextContent('4.92 (1,038)');
  expect(screen.getByText('(1,038)').closest('[aria-hidden]')).not.toBeNull();
});

test('with five stars it reads the same', () => {
  renderWithTexts(<Rating average={4} count={1} look="full" />);
  expect(screen.getByText('4 out of 5 stars, 1 review')).toBeInTheDocument();
});

test('no rating is shown as N/A, not 0', () => {
  renderWithTexts(<Rating average={undefined} count={0} />);
  expect(screen.getByText('N/A')).toBeVisible();
});
