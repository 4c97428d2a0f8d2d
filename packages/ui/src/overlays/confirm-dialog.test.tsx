import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = jest.fn();
beforeEach(() => onConfirm.mockClear());

function Page(props: Partial<ComponentProps<typeof ConfirmDialog>>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{'Cancel event'}</button>
      <ConfirmDialog
        title="Cancel the event?"
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        isDestructive
        {...props}
        open={open}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        {'You get $137.63 back.'}
      </ConfirmDialog>
    </>
  );
}

async function openPage(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const page = renderWithTexts(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });

/** Simulates Escape. */
const pressEscape = (): void =>
  void fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

test('it asks a question that its sentences describe', async () => {
  await openPage();
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel the event?' });
  expect(dialog).toHaveAccessibleDescription('You get $137.63 back.');
  await userEvent.click(button('Cancel it'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(dialog).toBeVisible();
});

test.each([
  ['the cancel button', () => userEvent.click(button('Keep it'))],
  ['the close button', () => userEvent.click(button('Close'))],
  ['Escape', async () => pressEscape()],
])('%s closes it without the action and returns the focus', async (_, cancel) => {
  await openPage();
  await cancel();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Cancel event')).toHaveFocus();
});

test('by keyboard alone, Tab reaches both buttons and Enter confirms', async () => {
  await openPage();
  button('Keep it').focus();
  await userEvent.tab();
  expect(button('Cancel it')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while the action runs it cannot be confirmed again or cancelled', async () => {
  await openPage({ isBusy: true });
  await userEvent.click(button('Cancel it'));
  await userEvent.click(button('Keep it'));
  await userEvent.click(button('Close'));
  pressEscape();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByText('Working…')).toHaveAttribute('role', 'status');
});

test('until it is ready it can be left, not confirmed', async () => {
  await openPage({ isReady: false });
  expect(button('Cancel it')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Cancel it'));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(button('Keep it'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a failure is an alert inside, and the action can be tried again', async () => {
  await openPage({ error: 'We couldn’t cancel it. Try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t cancel it. Try again.');
  await userEvent.click(button('Cancel it'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
