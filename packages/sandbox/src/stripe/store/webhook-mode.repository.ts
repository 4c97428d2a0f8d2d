import type { Pool, PoolClient } from 'pg';

export const webhookModes = ['deliver', 'drop', 'duplicate', 'delay', 'shuffle'] as const;
export type WebhookMode = { readonly mode: (typeof webhookModes)[number]; readonly seconds: number };

/** How the webhooks of one account arrive. */
export const webhookModeRepository = (client: Pool | PoolClient, account: string) => ({
  read: async (): Promise<WebhookMode> => {
    const { rows } = await client.query<{ mode: WebhookMode['mode']; seconds: string }>(
      'select mode, seconds from sandbox.stripe_webhook_mode where account = $1',
      [account],
    );
    const [row] = rows;
    return row === undefined ? { mode: 'deliver', seconds: 0 } : { ...row, seconds: Number(row.seconds) };
  },

  change: async ({ mode, seconds }: WebhookMode): Promise<void> => {
    await client.query(
      `insert into sandbox.stripe_webhook_mode (account, mode, seconds) values ($1, $2, $3)
       on conflict (account) do update set mode = excluded.mode, seconds = excluded.seconds`,
      [account, mode, seconds],
    );
  },
});
