import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

function Terms({ error }: { readonly error?: string }) {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      hint="You can read them later as well."
      error={error}
      required
      checked={isAgreed}
      onChange={({ target }) => setIsAgreed(target.checked)}
    />
  );
}

test('a click on the label and the space bar tick the box', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  expect(box).toBeRequired();
  await userEvent.click(screen.getByText('I agree to the'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a link in the label still works', () => {
  render(<Terms />);
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '#terms');
});

test('hint and error describe the box', () => {
  render(<Terms error="Agree to the terms to go on." />);
  const box = screen.getByRole('checkbox');
  expect(box).toHaveAccessibleDescription('You can read them later as well. Agree to the terms to go on.');
  expect(box).toHaveAttribute('aria-invalid', 'true');
});

test('a box for several is indeterminate while only some are ticked', () => {
  const { rerender } = render(<Checkbox label="All" isIndeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox label="All" />);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});
