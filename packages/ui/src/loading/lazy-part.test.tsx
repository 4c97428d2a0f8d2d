import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { lazyPart } from './lazy-part.tsx';

const Waiting = () => <p>{'Loading'}</p>;
const Part = ({ name }: { readonly name: string }) => <p>{`Part of ${name}`}</p>;

class Page extends Component<{ readonly children: ReactNode }, { readonly reason?: Error }> {
  override state: { readonly reason?: Error } = {};
  static getDerivedStateFromError = (reason: Error) => ({ reason });
  override render(): ReactNode {
    return this.state.reason === undefined ? this.props.children : this.state.reason.message;
  }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('a part that fails to load shows an error, and Try again loads it', async () => {
  let isThere = false;
  const Later = lazyPart(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  }, Waiting);
  await act(async () =>
    renderWithTexts(
      <>
        <Later name="Ana" />
        <p>{'The rest'}</p>
      </>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page didn’t load.');
  expect(screen.getByText('The rest')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  // Presses are ignored until the failure of the first one is known.
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByRole('alert')).toBeVisible();
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Part of Ana')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that failed to load appears once the network is back', async () => {
  const request = jest.fn(async () => Part);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  request.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Later = lazyPart(request, Waiting);
  await act(async () => renderWithTexts(<Later name="Ana" />));
  await act(async () => globalThis.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page didn’t load.');
  await act(async () => globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Part of Ana')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that is not answered offers to reload the page after fifteen seconds, and appears once it is', async () => {
  jest.useFakeTimers();
  const answer = Promise.withResolvers<typeof Part>();
  const Later = lazyPart(async () => answer.promise, Waiting);
  await act(async () => renderWithTexts(<Later name="Ana" />));
  act(() => jest.advanceTimersByTime(14_999));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.getByText('This is taking longer than usual…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => answer.resolve(Part));
  expect(screen.getByText('Part of Ana')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a retry that is not answered ends, so that it can be pressed again', async () => {
  jest.useFakeTimers();
  const request = jest.fn((): Promise<typeof Part> => new Promise(() => undefined));
  request.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Later = lazyPart(request, Waiting);
  await act(async () => renderWithTexts(<Later name="Ana" />));
  const retry = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  await act(async () => jest.advanceTimersByTimeAsync(15_000));
  expect(retry).not.toHaveAttribute('aria-disabled');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a part that failed to load is requested again when it is shown again', async () => {
  let isThere = false;
  const Later = lazyPart(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  }, Waiting);
  const { unmount } = await act(async () => renderWithTexts(<Later name="Ana" />));
  expect(screen.getByRole('alert')).toBeVisible();
  unmount();
  isThere = true;
  await act(async () => renderWithTexts(<Later name="Ben" />));
  expect(screen.getByText('Part of Ben')).toBeVisible();
});

test('an error inside a loaded part is thrown on to the page', async () => {
  const Broken = (): never => {
    throw new Error('a bug');
  };
  const Later = lazyPart(async () => Broken, Waiting);
  await act(async () =>
    render(
      <Page>
        <Later />
      </Page>,
    ),
  );
  expect(screen.getByText('a bug')).toBeVisible();
});
