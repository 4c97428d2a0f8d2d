import { render, screen } from '@testing-library/react';
import { Overlay } from './overlay.tsx';

const region = (isShown: boolean) => (
  <Overlay isShown={isShown} status="Looking for photographers…">
    <button type="button">{'Continue'}</button>
  </Overlay>
);

test('a covered region is inert and says what is loading', () => {
  const { rerender } = render(region(false));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByText('Continue').closest('[inert]')).toBeNull();
  rerender(region(true));
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Looking for photographers…');
  expect(screen.getByText('Continue').closest('[inert]')).not.toBeNull();
});

test('over the page it is a dialog with actions that Escape does not close', () => {
  render(
    <Overlay
      isShown
      status="Taking you to the payment…"
      actions={<button type="button">{'Cancel'}</button>}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Taking you to the payment…' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
});

test('a page that is not loading has no overlay', () => {
  render(<Overlay isShown={false} status="Taking you to the payment…" />);
  expect(screen.queryByText(/Taking/)).not.toBeInTheDocument();
});
