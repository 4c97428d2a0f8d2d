import { createHmac } from 'node:crypto';

/** The signature header of a webhook, after the card provider's documented scheme. */
export function signMessage(body: string, secret: string, nowSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${nowSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${nowSeconds},v1=${signature}`;
}
