import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

test('the words say what is on its way, the shapes say nothing', () => {
  render(<Skeleton status="Loading photographers" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading photographers');
  expect(screen.getByRole('status').nextElementSibling).toHaveAttribute('aria-hidden', 'true');
});
