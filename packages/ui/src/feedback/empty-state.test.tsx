import { render, screen } from '@testing-library/react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

test('it says what is missing and offers actions', () => {
  render(
    <EmptyState icon="cart" title="Your cart is empty" actions={<Button>{'Book now'}</Button>}>
      {'What you reserve waits here.'}
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByText('What you reserve waits here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible();
});

test('its heading level can be lowered', () => {
  render(<EmptyState title="No reviews" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});
