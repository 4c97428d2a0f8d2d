import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { startI18n } from '@repo/i18n/start-i18n';
import { ui } from '@repo/i18n/texts/en-ca/ui';
import { UiWords } from '@repo/ui/words';
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
      <UiWords value={(word) => words[word] ?? word}>
        <MemoryRouter>
          <NotificationBell count={count}>
            {(onClose) => <NotificationPanel list={{ ...none, ...changes }} onClose={onClose} />}
          </NotificationBell>
        </MemoryRouter>
      </UiWords>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Notifications, / }));
}

test('[A-R10] without any news the panel says so', async () => {
  await openBell({});
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('No notifications to view');
});

test('[A-R10] the bell tells how many are new', async () => {
  await openBell({}, 3);
  expect(screen.getByRole('button', { name: 'Notifications, 3 new', hidden: true })).toBeInTheDocument();
});

test('[O-R11] [A-69] each kind of news has words of its own, says who and when, and what is new', async () => {
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
  expect(message).toHaveTextContent(/December 5, 2026 at 5:00/);
  expect(gallery).toHaveTextContent('The gallery of Lea’s party is ready');
  expect(gallery).not.toHaveTextContent('New');
  expect(request).toHaveTextContent('Robin Test');
});

test('older news come when they are asked for, and a failure has a way on', async () => {
  const [onShowMore, onTryAgain] = [jest.fn(), jest.fn()];
  await openBell({ entries: [entry({})], hasMore: true, onShowMore });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onShowMore).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  await openBell({ entries: undefined, hasFailed: true, onTryAgain });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});
