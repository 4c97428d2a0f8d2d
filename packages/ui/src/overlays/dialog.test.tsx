import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import type { ComponentProps } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Dialog } from './dialog.tsx';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function Page(props: Partial<ComponentProps<typeof Dialog>>) {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    onClose();
    setOpen(false);
  };
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Cancel event</button>
      <Dialog title="Cancel the event?" {...props} open={open} onClose={close}>
        <p>You get $137.63 back.</p>
        <input aria-label="Reason" />
      </Dialog>
    </StrictMode>
  );
}

const openPage = async (props: Partial<ComponentProps<typeof Dialog>> = {}) => {
  renderWithTexts(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
  return screen.getByRole(props.kind === 'alert' ? 'alertdialog' : 'dialog', { name: 'Cancel the event?' });
};

/** Simulates Escape. */
const askToClose = (dialog: HTMLElement): boolean =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('it focuses its title, and closing restores the focus', async () => {
  await openPage();
  expect(screen.getByRole('heading', { name: 'Cancel the event?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel event' })).toHaveFocus());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape asks the parent to close', async () => {
  const dialog = await openPage();
  expect(askToClose(dialog)).toBe(false);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click outside closes, one inside or one that only ends outside does not', async () => {
  const dialog = await openPage();
  const text = screen.getByText('You get $137.63 back.');
  await userEvent.click(text);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('an event of something inside does not close it', async () => {
  const dialog = await openPage();
  fireEvent(screen.getByRole('textbox', { name: 'Reason' }), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('an alert is described by its text, and a click outside does not close it', async () => {
  const dialog = await openPage({ kind: 'alert' });
  expect(dialog).toHaveAccessibleDescription('You get $137.63 back.');
  await userEvent.click(dialog);
  expect(dialog).toBeVisible();
  askToClose(dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a required dialog is not closed by Escape, a click outside or the browser', async () => {
  const dialog = await openPage({ closedBy: 'none', actions: <button>Sign in</button> });
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(askToClose(dialog)).toBe(false);
  await userEvent.click(dialog);
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('the parent is notified when the browser closes the dialog', async () => {
  const dialog = await openPage();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(dialog).not.toBeInTheDocument();
});
