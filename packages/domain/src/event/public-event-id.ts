/** No letter or digit that is easily taken for another: no I, O, 0 or 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const idLength = 12;
const shape = new RegExp(`^[${alphabet}]{${idLength}}$`);

/**
 * Makes the id under which hosts, providers and guests know an event from twelve random bytes. The
 * alphabet has 32 characters, so every byte gives each of them alike: 60 random bits that cannot be walked.
 */
export function publicEventIdOf(randomBytes: Uint8Array): string {
  if (randomBytes.length !== idLength) throw new RangeError(`not ${idLength} bytes`);
  return Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** The public id that a guest typed, in its own letter case, or nothing when the text cannot be one. */
export function publicEventIdIn(text: string): string | undefined {
  const id = text.trim().toUpperCase();
  return shape.test(id) ? id : undefined;
}
