import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toggle } from './toggle.tsx';

function English() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Toggle isPressed={isPressed} onToggle={setIsPressed}>
      {'English'}
    </Toggle>
  );
}

test('a toggle is switched by mouse and keyboard', async () => {
  render(<English />);
  await userEvent.click(screen.getByRole('button', { name: 'English', pressed: false }));
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'English', pressed: false })).toBeVisible();
});
