import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { startI18n } from '@repo/i18n/start-i18n';
import { ui } from '@repo/i18n/texts/en-ca/ui';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { NotificationBell } from './notification-bell.tsx';
import type { NotificationList } from './notification-list.ts';
import { NotificationPanel } from './notification-panel.tsx';

const none: NotificationList = {
  entries: [],
  hasMore: false,
  isBusy: false,
  hasFailed: false,
  onShowMore: () => undefined,
  onTryAgain: () => undefined,
};

const entry = (changes: Partial<Notification>): Notification => ({
  id: 1,
  type: 'message',
  eventId: 9,
  eventName: 'Lea’s party',
  hostName: 'Robin Test',
  [`${brand.slug}Name` as const]: 'Maya shoots',
  profileImageUrl: null,
  receiverId: 7,
  userType: 1,
  createdAt: 1_796_508_000,
  isSeen: true,
  ...changes,
});

async function openBell(changes: Partial<NotificationList>, count = 0) {
  const i18n = await startI18n('en-CA', 'booking');
  const words: Readonly<Record<string, string>> = ui;
  render(
    <I18nextProvider i18n={i18n}>
      <UiTextProvider value={(word) => words[word] ?? word}>
        <MemoryRouter>
          <NotificationBell count={count}>
            {(onClose) => <NotificationPanel list={{ ...none, ...changes }} onClose={onClose} />}
          </NotificationBell>
        </MemoryRouter>
      </UiTextProvider>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Notifications, / }));
}

test('[A-R10] says that there are no notifications', async () => {
  await openBell({});
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('No notifications to view');
});

test('[A-R10] the bell shows how many are new', async () => {
  await openBell({}, 3);
  expect(screen.getByRole('button', { name: 'Notifications, 3 new', hidden: true })).toBeInTheDocument();
});

test('[O-R11] [A-69] [FF-12] each type has its own text, names the person and the time, and marks what is new', async () => {
  await openBell({
    entries: [
      entry({ isSeen: false }),
      entry({ id: 2, type: 'galleryReady' }),
      entry({ id: 3, type: 'request', userType: 2 }),
    ],
  });
  const [message, gallery, request] = screen.getAllByRole('listitem');
  expect(message).toHaveTextContent('Maya shoots');
  expect(message).toHaveTextContent('Sent you a message against Lea’s party');
  expect(message).toHaveTextContent('New');
  expect(message).toHaveTextContent(/Saturday, December 5, 2026 at 5:00.p\.m\. EST/);
  expect(gallery).toHaveTextContent('The gallery for Lea’s party is ready');
  expect(gallery).not.toHaveTextContent('New');
  expect(request).toHaveTextContent('Robin Test');
});

test('[A-69] a notification links to the tab that it is about, and closes the panel', async () => {
  await openBell({ entries: [entry({}), entry({ id: 2, type: 'request', userType: 2 })] });
  const [message, request] = screen.getAllByRole('link');
  expect(message).toHaveAttribute('href', '/CustomerDashboardTab/MyEvents/9/MessageBoard');
  expect(request).toHaveAttribute('href', `/${brand.singular}Dashboard_/EventRequests?event=9`);
  const { ownerDocument } = screen.getByRole('dialog');
  // jsdom cannot load another page.
  ownerDocument.addEventListener('click', (click) => click.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: /Sent you a message/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[N-R01] [A-69] a review that is due asks how the event was, and leads to its form', async () => {
  await openBell({ entries: [entry({ type: 'reviewDue', isSeen: false })] });
  const due = screen.getByRole('link', { name: /^Maya shoots/ });
  expect(due).toHaveTextContent('How was Lea’s party? Leave a review');
  expect(due).toHaveTextContent('New');
  expect(due).toHaveAttribute('href', '/CustomerDashboardTab/MyEvents/9/Review');
});

test('loads older notifications on request, and offers to try again after a failure', async () => {
  const [onShowMore, onTryAgain] = [jest.fn(), jest.fn()];
  await openBell({ entries: [entry({})], hasMore: true, onShowMore });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onShowMore).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  await openBell({ entries: undefined, hasFailed: true, onTryAgain });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});
