// A client written from the specs alone: the envelope of S1§3, the headers and the handling of answers of S1§7, and the
// keys and texts of S1§8. It must not import the contract.

export type SpecAnswer =
  | { readonly outcome: 'success'; readonly message: string; readonly items: unknown }
  | { readonly outcome: 'failed'; readonly message: string; readonly key: string }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'broken'; readonly because: string };

export type SpecRequest = {
  /** Method and path with all values filled in. */
  readonly line: string;
  readonly token?: string;
  readonly json?: unknown;
};

/** Makes one call over the network and reads the reply as S1§7 says under "Handling of answers". */
export async function callAsTheSpecsSay(base: string, request: SpecRequest): Promise<SpecAnswer> {
  const [method = '', path = ''] = request.line.split(' ');
  const response = await fetch(base + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(request.token === undefined ? {} : { Authorization: `Bearer ${request.token}` }),
    },
    ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
  });
  const envelope: unknown = await response.json().catch(() => undefined);
  if (!isEnvelope(envelope)) return { outcome: 'broken', because: 'the answer is no envelope' };
  const { status, message, errors, payload } = envelope;
  // Either one means an ended session (S1§7), and both must come together.
  if ((status === 2) !== (response.status === 401))
    return { outcome: 'broken', because: `status ${status} with HTTP ${response.status}` };
  if (status === 2) return { outcome: 'expired' };
  if ((status === 0) !== (response.status === 200))
    return { outcome: 'broken', because: `status ${status} with HTTP ${response.status}` };
  if (status === 0) return { outcome: 'success', message, items: payload.items };
  return { outcome: 'failed', message, key: errors[0] ?? '' };
}

type SpecEnvelope = {
  readonly status: number;
  readonly message: string;
  readonly errors: readonly string[];
  readonly payload: { readonly items: unknown };
};

function isEnvelope(value: unknown): value is SpecEnvelope {
  if (typeof value !== 'object' || value === null) return false;
  if (!('status' in value && 'message' in value && 'errors' in value && 'payload' in value)) return false;
  const { status, message, errors, payload } = value;
  return (
    [0, 1, 2].some((known) => known === status) &&
    typeof message === 'string' &&
    Array.isArray(errors) &&
    errors.every((error) => typeof error === 'string') &&
    typeof payload === 'object' &&
    payload !== null &&
    'items' in payload
  );
}
