import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Toast } from './toast.tsx';

test('a toast says what happened and can be dismissed', async () => {
  const onDismiss = jest.fn();
  renderWithTexts(
    <Toast kind="failure" title="Something went wrong" onDismiss={onDismiss}>
      <p>cart is empty</p>
    </Toast>,
  );
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('cart is empty')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
