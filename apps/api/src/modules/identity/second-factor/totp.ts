import { brand } from '@repo/domain/brand';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Codes of the step before and after are valid as well, for clocks that are a little off. */
const window = 1;

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: brand.singular,
    label,
    // A copy: a Buffer may be a part of a larger memory block.
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

/** Returns the address that an authenticator app reads the secret from. */
export const otpauthUri = (secret: Uint8Array, email: string): string => totpOf(secret, email).toString();

/** Returns the time step that a code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const distance = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window });
  return distance === null ? undefined : Math.floor(nowMs / 1000 / periodSeconds) + distance;
}
