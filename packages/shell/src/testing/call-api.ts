/** Calls the real API; a refusal fails the test. */
export async function callApi(path: string, body?: unknown, token?: string, method = 'POST') {
  const reply = await fetch(`${location.origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { payload, errors } = await reply.json();
  if (errors.length > 0) throw new Error(`${path}: ${errors.join()}`);
  return payload.items;
}
