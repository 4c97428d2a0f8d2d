import { hubOf } from '@repo/signalr-server/hub';
import { createHubServer } from '@repo/signalr-server/hub-server';
import { z } from 'zod';
import { answerQuestions } from './answer-questions.ts';

const { hub, method } = hubOf<null, { Said: [text: string] }>();
const echo = hub({
  name: 'echo',
  methods: { Echo: method({ parameters: z.tuple([z.string().max(500)]), run: (_call, text) => text }) },
});

await answerQuestions((server) => {
  const hubServer = createHubServer(echo, {
    authenticate: () => ({ identity: null, userId: null }),
    transports: ['WebSockets'],
    // Disables keep-alive timeouts: idle connections send nothing, and all wait while others are measured.
    limits: { clientTimeoutMs: 3_600_000 },
  });
  hubServer.attach(server, '/hub');
  return { broadcast: (text) => void hubServer.clients.all().send('Said', text) };
});
