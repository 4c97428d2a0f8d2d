import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test.each([
  ['Maya Chen', 'MC'],
  ['  Léa  de la Tour ', 'LT'],
  ['élodie', 'É'],
  ['', ''],
])('without a photo %p is %p', (name, initials) => {
  const { container } = render(<Avatar name={name} hasVisibleName />);
  expect(container).toHaveTextContent(initials);
});

test('a photo that fails to load is replaced by initials, and a new one is tried', () => {
  const { rerender } = render(<Avatar name="Maya Chen" src="/gone.jpg" />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya Chen' }));
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveTextContent('MC');
  rerender(<Avatar name="Maya Chen" src="/new.jpg" />);
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveAttribute('src', '/new.jpg');
});

test('next to the name it is hidden from screen readers', () => {
  const { rerender } = render(<Avatar name="Maya Chen" hasVisibleName />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Maya Chen" src="/maya.jpg" hasVisibleName />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
