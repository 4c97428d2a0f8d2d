import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Tab } from './tab-item.tsx';
import { TabList } from './tab-list.tsx';
import { Tabs } from './tabs.tsx';

type When = 'upcoming' | 'past' | 'cancelled';
const tabs: readonly Tab<When>[] = [
  { value: 'upcoming', label: 'Upcoming', count: 2, href: '?tab=upcoming' },
  { value: 'past', label: 'Past', href: '?tab=past' },
  { value: 'cancelled', label: 'Cancelled' },
];

function Page() {
  const [chosen, setChosen] = useState<When>('upcoming');
  return (
    <Tabs label="My events" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {`Events: ${chosen}`}
    </Tabs>
  );
}

test('the chosen tab names the panel, including its count', () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'My events' })).toHaveAttribute(
    'aria-orientation',
    'horizontal',
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Upcoming 2');
  expect(screen.getByRole('tabpanel', { name: 'Upcoming 2' })).toHaveTextContent('Events: upcoming');
});

test('arrow keys, Home and End move the focus, Enter and Space activate', async () => {
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

test('the Tab key moves from the tabs to the panel', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('vertical tabs also move by left and right, because they are in a row on a narrow screen', async () => {
  render(
    <TabList
      id="events"
      label="My events"
      tabs={tabs}
      chosen="upcoming"
      onChoose={() => undefined}
      orientation="vertical"
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
});

test('a disabled tab can be reached, says why, and does not open', async () => {
  const onChoose = jest.fn();
  const reason = 'Opens once a photographer has accepted.';
  const withDisabled = [...tabs, { value: 'chat', label: 'Chat', disabledReason: reason, href: '?tab=chat' }];
  render(
    <Tabs label="My events" tabs={withDisabled} chosen="upcoming" onChoose={onChoose}>
      {'Events'}
    </Tabs>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const chat = screen.getByRole('tab', { name: 'Chat' });
  expect(chat).toHaveFocus();
  expect(chat).toHaveAttribute('aria-disabled', 'true');
  expect(chat).toHaveAccessibleDescription(reason);
  expect(chat).not.toHaveAttribute('href');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onChoose).toHaveBeenCalledWith('past');
});

test('a tab with an address is activated in place, or opened elsewhere with a modifier key', () => {
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
