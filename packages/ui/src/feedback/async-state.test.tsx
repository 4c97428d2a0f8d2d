import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { AsyncState } from './async-state.tsx';
import type { Loadable } from './async-state.tsx';
import { EmptyState } from './empty-state.tsx';

const onRetry = jest.fn();

const page = (state: Loadable<readonly string[]>) => (
  <AsyncState
    state={state}
    onRetry={onRetry}
    loadingLabel="Loading your events"
    isEmpty={(events) => events.length === 0}
    empty={<EmptyState title="No events yet" />}
    age="Updated 5 min ago"
  >
    {(events) => events.map((name) => <p key={name}>{name}</p>)}
  </AsyncState>
);

/** Renders a first state; returns the function that shows the next one. */
function open(first: Loadable<readonly string[]>) {
  const { rerender } = renderWithTexts(page(first));
  return (next: Loadable<readonly string[]>): void => rerender(page(next));
}

const retryButton = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => onRetry.mockClear());
afterEach(() => jest.useRealTimers());

test('says what is loading, and after five seconds that it takes longer', () => {
  jest.useFakeTimers();
  const become = open({ status: 'loading' });
  expect(screen.getByText('Loading your events')).toHaveAttribute('role', 'status');
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.queryByText('This is taking longer than usual…')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('This is taking longer than usual…')).toHaveAttribute('role', 'status');
  become({ status: 'loaded', data: ['Party'] });
  expect(screen.queryByText('Loading your events')).toBeNull();
  expect(screen.getByText('Party')).toBeVisible();
});

test('a failure is an alert, and its button stays in place while it is tried again', async () => {
  const become = open({ status: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('This didn’t load');
  await userEvent.click(retryButton());
  expect(onRetry).toHaveBeenCalledTimes(1);
  become({ status: 'loading' });
  expect(retryButton()).toHaveFocus();
  await userEvent.click(retryButton());
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Loading your events')).toBeNull();
});

test('after a retry that succeeded, the focus is on the content', async () => {
  const become = open({ status: 'failed' });
  await userEvent.click(retryButton());
  become({ status: 'loading' });
  become({ status: 'loaded', data: ['Party'] });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^Party$/);
});

test('data that arrives by itself takes no focus', () => {
  const become = open({ status: 'loading' });
  become({ status: 'loaded', data: ['Party'] });
  expect(document.body).toHaveFocus();
});

test('without a connection it says so, and does not sound like a failure', () => {
  open({ status: 'offline' });
  expect(screen.getByText('You’re offline').closest('[role=status]')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was loaded stays visible while it is loaded again and when that fails', () => {
  const become = open({ status: 'loaded', data: ['Party'] });
  become({ status: 'loading', data: ['Party'] });
  expect(screen.getByText('Party')).toBeVisible();
  expect(screen.queryByText('Loading your events')).toBeNull();
  for (const status of ['failed', 'offline'] as const) {
    become({ status, data: ['Party'] });
    expect(screen.getByText('Party')).toBeVisible();
    expect(screen.getByText('Updated 5 min ago').closest('[role=status]')).toBeVisible();
  }
});

test('empty data has its own text', () => {
  open({ status: 'loaded', data: [] });
  expect(screen.getByRole('heading', { name: 'No events yet' })).toBeVisible();
});
