import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.tsx';

test('a button acts on click and by keyboard, and never submits a form by accident', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>{'Try again'}</Button>);
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a link that looks like a button is still a link', () => {
  render(<ButtonLink href="/somewhere">{'Book'}</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/somewhere');
});
