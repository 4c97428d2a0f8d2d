import { expect, test } from '../fixtures.ts';
import { startHubPage } from './start-hub-page.ts';

// The browser logs each failed connection attempt.
test.use({ expectedComplaint: /net::ERR_|WebSocket connection to/ });

test('the real client reconnects over each transport after the server restarts', async ({ page }) => {
  let hubPage = await startHubPage();
  try {
    await page.goto(`http://127.0.0.1:${hubPage.port}/`);
    const connections = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((name) =>
      page.getByRole('region', { name }),
    );
    const expectEach = async (state: string): Promise<void> => {
      for (const connection of connections) await expect(connection.getByRole('status')).toHaveText(state);
    };
    const expectHeard = async (texts: readonly string[]): Promise<void> => {
      for (const connection of connections) {
        await connection.getByRole('button').click();
        await expect(connection.getByRole('listitem')).toHaveText(texts);
      }
    };
    await expectEach('connected');
    await hubPage.clients.user('Robin').send('Said', 'before');
    await expectHeard(['before', 'Hello Robin']);

    await hubPage.stop();
    await expectEach('reconnecting');
    hubPage = await startHubPage(hubPage.port);
    await expectEach('connected');
    await hubPage.clients.user('Robin').send('Said', 'after');
    await expectHeard(['before', 'Hello Robin', 'after', 'Hello Robin']);
  } finally {
    await hubPage.stop();
  }
});
