import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getEventDetails } from '@repo/contracts/my-events/provider-events';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';

const missing = [404, 'object_does_not_exist'] as const;
const repeated = [409, brandedCodes.actionAlreadyPerformed] as const;

const states = [
  ['pending', 'pending', missing, [200, 'event_request_accepted']],
  ['accepted', 'upcoming', [200, ''], repeated],
  ['accepted', 'completed', [200, ''], repeated],
  ['declined', 'cancel', missing, repeated],
  ['expired', 'cancel', missing, [409, 'event_request_has_expired']],
  ['cancelled', 'cancel', missing, repeated],
] as const;

for (const [request, status, read, answered] of states) {
  test(`[A-103] [S-R06] a provider whose request is ${request} in an event that is ${status}: ${read[0]}, answer ${answered[1]}`, async (t) => {
    const api = await openTestApi(t);
    const { accountId: hostId } = await signIn(api, 'host');
    const provider = await signInApproved(api);
    const { eventId, lineIds } = await makePaidEvent(api, { hostId, providerIds: [provider.accountId] });
    const [lineId = 0] = lineIds;
    await api.database.updateTable('orderLine').set({ request }).where('id', '=', lineId).execute();
    await api.database.updateTable('event').set({ status }).where('id', '=', eventId).execute();
    const detailsUrl = getEventDetails.path.replace(':id', String(eventId));
    const details = await call(api, 'GET', detailsUrl, undefined, provider);
    assert.deepEqual(outcomeOf(details), read);
    const answerUrl = answerEventRequest.path.replace(':id', String(provider.accountId));
    const body = { EventId: eventId, isActive: true };
    assert.deepEqual(outcomeOf(await call(api, 'PUT', answerUrl, body, provider)), answered);
  });
}
