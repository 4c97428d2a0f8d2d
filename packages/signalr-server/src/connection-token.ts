import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a negotiation promises: whoever shows the token is this connection, on any node that has the secret. */
export type ConnectionClaims = {
  readonly connectionId: string;
  readonly userId: string | null;
  readonly isStateful: boolean;
};

export type ConnectionTokens = {
  readonly issue: (claims: ConnectionClaims) => string;
  readonly read: (token: string) => (ConnectionClaims & { readonly expiresAtMs: number }) | null;
};

type Packed = readonly [connectionId: string, userId: string | null, isStateful: 0 | 1, expiresAtMs: number];

/** 128 random bits in letters that an address takes as they are: clients do not escape them. */
export const randomId = (): string => randomBytes(16).toString('base64url');

export function connectionTokens(
  given: { readonly secret: string; readonly purpose: string; readonly lastsMs: number },
  wallMs: () => number,
): ConnectionTokens {
  const signatureOf = (content: string): Buffer =>
    createHmac('sha256', given.secret).update(`${given.purpose}\n${content}`).digest();
  return {
    issue: ({ connectionId, userId, isStateful }) => {
      const packed: Packed = [connectionId, userId, isStateful ? 1 : 0, Math.ceil(wallMs() + given.lastsMs)];
      const content = Buffer.from(JSON.stringify(packed)).toString('base64url');
      return `${content}.${signatureOf(content).toString('base64url')}`;
    },
    read: (token) => {
      const [content = '', signature = ''] = token.split('.');
      const signed = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(content);
      if (signed.length !== wanted.length || !timingSafeEqual(signed, wanted)) return null;
      const [connectionId, userId, isStateful, expiresAtMs] = JSON.parse(
        Buffer.from(content, 'base64url').toString(),
      ) as Packed;
      return expiresAtMs < wallMs()
        ? null
        : { connectionId, userId, isStateful: isStateful === 1, expiresAtMs };
    },
  };
}
