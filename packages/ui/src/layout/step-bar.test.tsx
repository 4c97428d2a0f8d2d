import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { StepBar } from './step-bar.tsx';
import type { Step } from './step-bar.tsx';

const steps: readonly Step<'event' | 'recap' | 'cart'>[] = [
  { id: 'event', label: 'Event', state: 'done', href: '#event' },
  { id: 'recap', label: 'Recap', state: 'current' },
  { id: 'cart', label: 'Cart', state: 'toDo' },
];

test('each step has its state as text', () => {
  renderWithTexts(<StepBar label="Booking" steps={steps} />);
  expect(screen.getByRole('navigation', { name: 'Booking' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Event (done)',
    'Recap',
    'Cart (not yet)',
  ]);
  expect(screen.getByText('Recap').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
});

test('only reachable steps are links', () => {
  renderWithTexts(<StepBar label="Booking" steps={steps} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Event (done)' })]);
});

test('a plain click navigates within the page, a click with a modifier key is left to the browser', async () => {
  const onNavigate = jest.fn();
  renderWithTexts(<StepBar label="Booking" steps={steps} onNavigate={onNavigate} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  await user.keyboard('{/Control}');
  expect(onNavigate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link'));
  expect(onNavigate).toHaveBeenCalledWith('event');
});
