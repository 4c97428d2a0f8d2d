import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Banner } from './banner.tsx';

test('a failure is an alert, other banners are polite', () => {
  render(
    <>
      <Banner kind="danger">{'We couldn’t reach the server.'}</Banner>
      <Banner kind="success">{'Saved.'}</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('a banner that is not announced is no live region', () => {
  render(<Banner isAnnounced={false}>{'Free cancellation until December 3.'}</Banner>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('Free cancellation until December 3.')).toBeVisible();
});

test('it can be dismissed only where allowed', async () => {
  const onDismiss = jest.fn();
  renderWithTexts(<Banner onDismiss={onDismiss}>{'Saved.'}</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it takes the focus when it replaces the focused element', () => {
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
