import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock/shared-clock.ts';
import { subjectOf } from './people.ts';
import type { Person } from './people.ts';
import type { SignInProvider } from './sandbox-apps.ts';

export type AccessToken = Person & {
  readonly audience: string;
  readonly subject: string;
  readonly issuedAtSeconds: number;
  readonly expiresAtSeconds: number;
};

/** The lifetime of a token at both providers. */
export const lifetimeSeconds = 3600;
/** Older tokens are deleted, to limit disk space. */
const mostKept = 10_000;

type Row = {
  audience: string;
  subject: string;
  email: string | null;
  is_email_verified: boolean;
  first_name: string;
  last_name: string;
  issued_at_seconds: string;
  expires_at_seconds: string;
};

export const accessTokenRepository = (pool: Pool, clock: Clock) => {
  const nowSeconds = (): number => Math.floor(clock.nowMs() / 1000);
  return {
    issue: async (provider: SignInProvider, person: Person, audience: string): Promise<string> => {
      const token = `${provider === 'google' ? 'ya29.' : 'EAA'}${randomBytes(40).toString('base64url')}`;
      await pool.query(
        `with issued as (
           insert into sandbox.access_token
             (token, provider, audience, subject, email, is_email_verified, first_name, last_name,
              issued_at_seconds, expires_at_seconds)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           returning id
         )
         delete from sandbox.access_token where id <= (select id from issued) - $11`,
        [
          token,
          provider,
          audience,
          subjectOf(provider, person),
          person.email,
          person.isEmailVerified,
          person.firstName,
          person.lastName,
          nowSeconds(),
          nowSeconds() + lifetimeSeconds,
          mostKept,
        ],
      );
      return token;
    },

    /** Returns undefined for an unknown or expired token. */
    find: async (provider: SignInProvider, token: string): Promise<AccessToken | undefined> => {
      const { rows } = await pool.query<Row>(
        `select audience, subject, email, is_email_verified, first_name, last_name,
                issued_at_seconds, expires_at_seconds
         from sandbox.access_token where token = $1 and provider = $2 and expires_at_seconds > $3`,
        [token.replaceAll('\0', ''), provider, nowSeconds()],
      );
      return rows[0] && tokenOf(rows[0]);
    },
  };
};

export type AccessTokens = ReturnType<typeof accessTokenRepository>;

const tokenOf = (row: Row): AccessToken => ({
  audience: row.audience,
  subject: row.subject,
  email: row.email,
  isEmailVerified: row.is_email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  issuedAtSeconds: Number(row.issued_at_seconds),
  expiresAtSeconds: Number(row.expires_at_seconds),
});
