import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
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

test('a busy button keeps its name and focus, ignores clicks and announces that it is working', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        {'Pay $137.63'}
      </Button>
    </form>
  );
  const { rerender } = renderWithTexts(form(false));
  const button = screen.getByRole('button', { name: 'Pay $137.63' });
  button.focus();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(form(true));
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Working…');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Pay $137.63');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button does nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button disabled onClick={onClick}>
      {'Delete'}
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a link that looks like a button is still a link', () => {
  render(<ButtonLink href="/somewhere">{'Book'}</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/somewhere');
});

test('an icon does not change the accessible name', () => {
  render(<Button icon="trash">{'Remove'}</Button>);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});
