import { screen } from '@testing-library/react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { ProgressBar } from './progress-bar.tsx';

test('the bar says what progresses and how far, also in words', () => {
  renderWithWords(<ProgressBar label="cake.mp4" share={0.459} />);
  const bar = screen.getByRole('progressbar', { name: 'cake.mp4' });
  expect(bar).toHaveValue(45);
  expect(screen.getByText('45%')).toBeVisible();
});

test.each([
  [0.9999, 99],
  [1.4, 100],
  [-1, 0],
])('a share of %p is shown as %p percent: nothing is done before it is', (share, percent) => {
  renderWithWords(<ProgressBar label="cake.mp4" share={share} />);
  expect(screen.getByRole('progressbar')).toHaveValue(percent);
});

test('while nobody knows how much there is, no number is made up', () => {
  renderWithWords(<ProgressBar label="Preparing" share={undefined} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});
