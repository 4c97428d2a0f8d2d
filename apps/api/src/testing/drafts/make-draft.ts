import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { call } from '../calls.ts';
import type { TestApi } from '../test-api.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

export const saveDraftUrl = '/api/v1/User/EventSetup/EventSaveAsDraft';
export const draftUrl = (id: number) => `/api/v1/User/EventSetup/GetDraftEvent/${id}`;

/** Returns the payload of S1§3 for a Saturday morning in Toronto, three weeks after the day of the tests' clock. */
export const draftPayload = (userId: number, changes: object = {}) => ({
  event: {
    id: 0,
    userId,
    eventName: 'Reunion',
    eventDate: seconds('2026-07-04'),
    eventStartTime: seconds('2026-07-04T10:00-04:00'),
    apartment: '4B',
    additionalNotes: 'Ring twice',
    sbstartTime: seconds('2026-07-04T10:15-04:00'),
    duration: 3,
    isActive: true,
    eventTypeId: 8,
    eventLocation: {
      id: 0,
      eventId: 0,
      currentLocation: '1 King St W, Toronto, ON M5V 2T6',
      longitude: -79.38,
      latitude: 43.65,
      isActive: true,
    },
    contactname: 'Ana',
    phoneNumber: '416-555-0100',
    EventQuestionAnswers: [
      { questionTypeId: 7, answer: 'Candid' },
      { questionTypeId: 5, answer: 'Cake' },
    ],
    ...changes,
  },
});

export const sendDraft = ({ app }: Pick<TestApi, 'app'>, { accountId, headers }: TestActor, changes = {}) =>
  call({ app }, 'POST', saveDraftUrl, draftPayload(accountId, changes), { headers });

/** Creates a host and saves a draft. */
export async function makeDraft(
  api: TestApi,
  changes: object = {},
): Promise<{ readonly host: TestActor; readonly draftId: number }> {
  const host = await signIn(api, 'host');
  const reply = await sendDraft(api, host, changes);
  return { host, draftId: reply.json().payload.items.id };
}
