import { hostTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const send = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));
const sentNote = /^We’ve received your message and emailed you a copy\./;

async function open({ host = 'tony', locale = 'en-CA' }: Partial<Parameters<typeof openPortal>[0]> = {}) {
  const opened = await openPortal({ host, path: hostTabPath('Support'), locale });
  await screen.findByRole('group', { name: locale === 'en-CA' ? 'Write to us' : 'Écrivez-nous' }, patience);
  return opened;
}
/** Returns the requests with a subject, as operators list them. */
async function stored(subject: string) {
  operator ??= demoSession('ops', 'host');
  const { token } = await operator;
  const all = await callApi('/api/v1/operator/support-requests', undefined, token, 'GET');
  return all.filter((each: { subject: string }) => each.subject === subject);
}
let operator: ReturnType<typeof demoSession> | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[Q-R06] Contact Us leads to the external contact page', async () => {
  await open();
  const contact = within(screen.getByRole('group', { name: 'Other ways to reach us' }));
  const link = contact.getByText('Contact Us');
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/\/contact-us$/)), patience);
});

test('[Q-R06] [Z-R08] a host without events writes without choosing one, and a missing field is named', async () => {
  await open();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Event/ })).toBeNull(), patience);
  await send();
  const summary = within(await screen.findByRole('region', { name: /to correct/ }, patience));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Subject – this field is required',
    'Message – this field is required',
  ]);
  await userEvent.type(field('Subject'), 's'.repeat(121));
  await userEvent.type(field('Message'), 'How do gift cards work?');
  await send();
  await waitFor(
    () => expect(field('Subject')).toHaveAccessibleDescription(/This text is too long/),
    patience,
  );
  await userEvent.clear(field('Subject'));
  await userEvent.type(field('Subject'), 'Gift cards');
  await send();
  expect(await screen.findByText(sentNote, {}, patience)).toBeVisible();
  expect(await screen.findByText('Form submitted successfully', {}, patience)).toBeVisible();
  expect(await stored('Gift cards')).toEqual([
    expect.objectContaining({
      hostEmail: 'tony@demo.test',
      message: 'How do gift cards work?',
      eventId: null,
      state: 'open',
    }),
  ]);
  expect(field('Subject')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
});

test('[Q-R06] a message can be about an own event, and is answered by email', async () => {
  await open({ host: 'host' });
  const event = await screen.findByRole('combobox', { name: /^Event/ }, patience);
  expect(within(event).getByRole('option', { name: 'No event' })).toBeInTheDocument();
  const option = await within(event).findByRole(
    'option',
    { name: /^Robin and Sam, the wedding, / },
    patience,
  );
  await userEvent.selectOptions(event, option);
  await userEvent.type(field('Subject'), 'About the wedding');
  await userEvent.type(field('Message'), 'Can they stay longer?');
  expect(screen.getByText(/We’ll answer by email, to host@demo\.test\./)).toBeVisible();
  await send();
  expect(await screen.findByText(sentNote, {}, patience)).toBeVisible();
  expect(event).toHaveValue('');
  const [request] = await stored('About the wedding');
  expect(request.eventId).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  const { token } = await demoSession('ops', 'host');
  const answer = { answer: 'They can, under Extend.' };
  await callApi(`/api/v1/operator/support-requests/${request.id}/answer`, answer, token);
  const mailbox = `${location.origin}/sandbox/mailbox.json?to=host@demo.test`;
  await waitFor(
    async () =>
      expect(JSON.stringify(await (await fetch(mailbox)).json())).toContain('They can, under Extend.'),
    patience,
  );
});

/** Lets a gateway fail after the server has stored the first message. */
function loseFirstReply(): void {
  let isLost = false;
  class LosingRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      if (!isLost && String(url).endsWith('/EventSetup/support')) {
        isLost = true;
        Object.defineProperty(this, 'status', { get: () => (this.readyState < 4 ? 0 : 502) });
      }
      super.open(method, url, true);
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new LosingRequest());
}

test('[Q-R06] a message is stored once when the reply to it was lost and it is sent again', async () => {
  await open();
  loseFirstReply();
  await userEvent.type(field('Subject'), 'Sent twice');
  await userEvent.type(field('Message'), 'Once is enough.');
  await send();
  const group = within(screen.getByRole('group', { name: 'Write to us' }));
  expect(await group.findByRole('alert', {}, patience)).toBeVisible();
  expect(await stored('Sent twice')).toHaveLength(1);
  await send();
  expect(await screen.findByText(sentNote, {}, patience)).toBeVisible();
  expect(await stored('Sent twice')).toHaveLength(1);
});

test('[Q-R06] [A-98] says that twenty messages a day are enough, and keeps the text', async () => {
  const { token, user } = await demoSession('peter', 'host');
  const body = { userId: user.id, subject: 'Again', message: 'And again' };
  for (let count = 0; count < 20; count += 1) await callApi('/api/v1/User/EventSetup/support', body, token);
  await open({ host: 'peter' });
  await userEvent.type(field('Subject'), 'Once more');
  await userEvent.type(field('Message'), 'Please');
  await send();
  expect(
    await screen.findByText('Too many attempts. Wait a while, then try again.', {}, patience),
  ).toBeVisible();
  expect(field('Message')).toHaveValue('Please');
  expect(await stored('Once more')).toEqual([]);
});

test('[Q-R06] speaks French', async () => {
  await open({ locale: 'fr-CA' });
  expect(screen.getByText(/par courriel, à l’adresse tony@demo\.test\./)).toBeVisible();
  await send('Envoyer');
  const summary = within(await screen.findByRole('region', { name: /corriger/ }, patience));
  expect(summary.getByRole('link', { name: /^Objet – / })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Pour nous joindre autrement' })).getByText('Nous joindre'),
  ).toBeVisible();
});
