import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

test('an icon next to text is decorative', () => {
  const { container } = render(<Icon name="check" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('an icon without text has a label', () => {
  render(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeVisible();
});

test('an icon scales with the text, while its stroke stays 1.75 px', () => {
  const { container } = render(<Icon name="check" size={24} />);
  expect(container.firstElementChild).toHaveAttribute('width', '1.5rem');
  expect(container.firstElementChild).toHaveAttribute('stroke-width', '1.75');
});
