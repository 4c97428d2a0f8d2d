import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

test('an icon beside words is decoration', () => {
  const { container } = render(<Icon name="check" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('an icon that stands alone says what it means', () => {
  render(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeVisible();
});

test('an icon grows with the text, while its line stays 1.75 px thick', () => {
  const { container } = render(<Icon name="check" size={24} />);
  expect(container.firstElementChild).toHaveAttribute('width', '1.5rem');
  expect(container.firstElementChild).toHaveAttribute('stroke-width', '1.75');
});
