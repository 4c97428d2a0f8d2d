import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The claims of a connection token: its bearer is this connection, on any node with the secret. */
export type ConnectionClaims = {
  /** Null for clients of version 0, which know the token only. */
  readonly connectionId: string | null;
  readonly userId: string | null;
  readonly isStateful: boolean;
};

export type ConnectionTokens = {
  readonly issue: (claims: ConnectionClaims) => string;
  readonly read: (token: string) => (ConnectionClaims & { readonly expiresAtMs: number }) | null;
};

type Packed = readonly [
  connectionId: string | null,
  userId: string | null,
  isStateful: 0 | 1,
  expiresAtMs: number,
  nonce: string,
];

/** Returns 128 random bits as URL-safe text: clients do not escape it. */
export const randomId = (): string => randomBytes(16).toString('base64url');

export function connectionTokens(
  given: { readonly secrets: readonly string[]; readonly purpose: string; readonly lastsMs: number },
  wallMs: () => number,
): ConnectionTokens {
  const [newest = ''] = given.secrets;
  const signed = (content: string, secret: string): string => {
    const hmac = createHmac('sha256', secret).update(`${given.purpose}\n${content}`);
    return `${content}.${hmac.digest('base64url')}`;
  };
  return {
    issue: ({ connectionId, userId, isStateful }) => {
      const expiresAtMs = Math.ceil(wallMs() + given.lastsMs);
      const packed: Packed = [connectionId, userId, isStateful ? 1 : 0, expiresAtMs, randomId()];
      return signed(Buffer.from(JSON.stringify(packed)).toString('base64url'), newest);
    },
    read: (token) => {
      const [content = ''] = token.split('.', 1);
      // Compared as text: a signature has several encodings, and each would be a token of its own.
      if (!given.secrets.some((secret) => isSame(token, signed(content, secret)))) return null;
      const packed = JSON.parse(Buffer.from(content, 'base64url').toString()) as Packed;
      const [connectionId, userId, isStateful, expiresAtMs] = packed;
      return expiresAtMs < wallMs()
        ? null
        : { connectionId, userId, isStateful: isStateful === 1, expiresAtMs };
    },
  };
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
