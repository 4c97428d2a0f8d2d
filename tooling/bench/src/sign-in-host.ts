import { z } from 'zod';

const session = z.object({
  payload: z.object({ items: z.object({ token: z.string(), user: z.object({ id: z.number() }) }) }),
});

/** Signs in as the host of the demonstration. */
export async function signInHost(address: string) {
  const reply = await fetch(`${address}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'host@demo.test', password: 'Demo!123' }),
  });
  return session.parse(await reply.json()).payload.items;
}
