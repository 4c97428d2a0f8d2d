import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { ProgressBar } from './progress-bar.tsx';

test('the bar shows its label and percentage, also as text', () => {
  renderWithTexts(<ProgressBar label="cake.mp4" share={0.459} />);
  const bar = screen.getByRole('progressbar', { name: 'cake.mp4' });
  expect(bar).toHaveValue(45);
  expect(screen.getByText('45%')).toBeVisible();
});

test.each([
  [0.9999, 99],
  [1.4, 100],
  [-1, 0],
])('a share of %p is rounded down to %p percent', (share, percent) => {
  renderWithTexts(<ProgressBar label="cake.mp4" share={share} />);
  expect(screen.getByRole('progressbar')).toHaveValue(percent);
});

test('an unknown total shows no number', () => {
  renderWithTexts(<ProgressBar label="Preparing" share={undefined} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});
