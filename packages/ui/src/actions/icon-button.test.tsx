import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button.tsx';

test('an icon button has an accessible name and a tooltip', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="trash" label="Remove Maya" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Remove Maya' });
  expect(button).toHaveAttribute('title', 'Remove Maya');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
