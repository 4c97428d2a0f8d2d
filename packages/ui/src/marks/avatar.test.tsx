import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test.each([
  ['Maya Chen', 'MC'],
  ['  Léa  de la Tour ', 'LT'],
  ['élodie', 'É'],
  ['', ''],
])('without a picture %p is %p', (name, initials) => {
  const { container } = render(<Avatar name={name} isNamed />);
  expect(container).toHaveTextContent(initials);
});

test('a picture that does not come gives way to the initials, and a new one is tried again', () => {
  const { rerender } = render(<Avatar name="Maya Chen" src="/gone.jpg" />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya Chen' }));
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveTextContent('MC');
  rerender(<Avatar name="Maya Chen" src="/new.jpg" />);
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveAttribute('src', '/new.jpg');
});

test('beside the name nothing is read twice', () => {
  const { rerender } = render(<Avatar name="Maya Chen" isNamed />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Maya Chen" src="/maya.jpg" isNamed />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
