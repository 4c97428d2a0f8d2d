import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardFrame } from './dashboard-frame.tsx';

const tabs = [
  { value: 'requests', label: 'Requests', count: 3, href: '/requests', icon: 'bell' },
  { value: 'events', label: 'Events', href: '/events', icon: 'calendar' },
] as const;

test('shows the page of the chosen tab below a heading and a way back', async () => {
  const onChoose = jest.fn();
  render(
    <DashboardFrame
      label="My work"
      hasHeading
      back={<a href="/home">{'Back'}</a>}
      tabs={tabs}
      chosen="requests"
      onChoose={onChoose}
    >
      <h1>{'Requests for you'}</h1>
    </DashboardFrame>,
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('My work');
  const list = screen.getByRole('tablist', { name: 'My work' });
  expect(list).toHaveAttribute('aria-orientation', 'vertical');
  expect(within(list).getByRole('tab', { selected: true })).toHaveAccessibleName('Requests 3');
  const panel = screen.getByRole('tabpanel', { name: 'Requests 3' });
  expect(within(panel).getByRole('heading', { level: 1 })).toHaveTextContent('Requests for you');
  const events = screen.getByRole('tab', { name: 'Events' });
  expect(events).toHaveAttribute('href', '/events');
  await userEvent.click(events);
  expect(onChoose).toHaveBeenCalledWith('events');
});

test('the tabs are named without a visible heading', () => {
  render(
    <DashboardFrame label="My work" tabs={tabs} chosen="events" onChoose={() => undefined}>
      {'Events'}
    </DashboardFrame>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('tablist', { name: 'My work' })).toBeVisible();
});
