import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

test('the status is text, the shapes are hidden from screen readers', () => {
  render(<Skeleton status="Loading photographers" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading photographers');
  expect(screen.getByRole('status').nextElementSibling).toHaveAttribute('aria-hidden', 'true');
});
