import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';
import type { Tab } from './tabs.tsx';

type When = 'upcoming' | 'past' | 'cancelled';
const tabs: readonly Tab<When>[] = [
  { value: 'upcoming', label: 'Upcoming', count: 2, href: '?tab=upcoming' },
  { value: 'past', label: 'Past', href: '?tab=past' },
  { value: 'cancelled', label: 'Cancelled' },
];

function Page({ orientation = 'horizontal' }: { readonly orientation?: 'horizontal' | 'vertical' }) {
  const [chosen, setChosen] = useState<When>('upcoming');
  return (
    <Tabs label="My events" tabs={tabs} chosen={chosen} onChoose={setChosen} orientation={orientation}>
      {`Events: ${chosen}`}
    </Tabs>
  );
}

test('the chosen tab names the panel, and the count belongs to its name', () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'My events' })).toHaveAttribute(
    'aria-orientation',
    'horizontal',
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Upcoming 2');
  expect(screen.getByRole('tabpanel', { name: 'Upcoming 2' })).toHaveTextContent('Events: upcoming');
});

test('arrow keys, Home and End move around, Enter and Space choose', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Cancelled' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Events: upcoming');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Events: past');
  await userEvent.keyboard('{End}{Enter}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Cancelled');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
});

test('tab leaves the tabs for the panel', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('tabs one below the other move by up and down', async () => {
  render(<Page orientation="vertical" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus();
});

test('a tab with an address is chosen in place, but opens elsewhere when asked to', () => {
  render(<Page />);
  const past = screen.getByRole('tab', { name: 'Past' });
  expect(past).toHaveAttribute('href', '?tab=past');
  const elsewhere = createEvent.click(past, { ctrlKey: true });
  fireEvent(past, elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Events: upcoming');
  const here = createEvent.click(past);
  fireEvent(past, here);
  expect(here.defaultPrevented).toBe(true);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Events: past');
});
