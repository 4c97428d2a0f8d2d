import type { ListedSupportRequest } from '@repo/contracts/operator/support-requests';
import { secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { SupportRequestRecord } from './support-request.repository.ts';

/** Returns a request as operators see it. */
export const presentSupportRequest = (record: SupportRequestRecord): ListedSupportRequest => ({
  id: record.id,
  state: record.state,
  subject: record.subject,
  message: record.message,
  hostId: record.hostId,
  hostName: `${record.firstName} ${record.lastName}`,
  hostEmail: record.hostEmail,
  eventId: record.eventId,
  sentAt: secondsOf(record.sentAt),
  answer: record.answer,
  answeredAt: secondsOrNull(record.answeredAt),
  closedAt: secondsOrNull(record.closedAt),
});
