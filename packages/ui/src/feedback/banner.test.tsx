import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { Banner } from './banner.tsx';

test('a failure interrupts, other news waits its turn', () => {
  render(
    <>
      <Banner kind="danger">{'We couldn’t reach the server.'}</Banner>
      <Banner kind="success">{'Saved.'}</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('what is no news is no live region', () => {
  render(<Banner isNews={false}>{'Free cancellation until December 3.'}</Banner>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('Free cancellation until December 3.')).toBeVisible();
});

test('it can be put away only where it may be', async () => {
  const onDismiss = jest.fn();
  renderWithWords(<Banner onDismiss={onDismiss}>{'Saved.'}</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('where it takes the place of what had the focus, it has it', () => {
  render(
    <>
      <Banner>{'Free cancellation until December 3.'}</Banner>
      <Banner kind="success" takesFocus>
        {'Saved.'}
      </Banner>
    </>,
  );
  expect(document.activeElement).toHaveTextContent('Saved.');
  expect(screen.getByText('Free cancellation until December 3.').closest('[tabindex]')).toBeNull();
});
