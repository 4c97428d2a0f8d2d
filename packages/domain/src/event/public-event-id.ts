/** Leaves out I, O, 0 and 1, which are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const idLength = 12;
const shape = new RegExp(`^[${alphabet}]{${idLength}}$`);

/**
 * Creates the id by which hosts, providers and guests know an event, from twelve random bytes. 32 characters
 * divide 256 evenly, so the id has 60 unbiased random bits and cannot be guessed.
 */
export function publicEventIdOf(randomBytes: Uint8Array): string {
  if (randomBytes.length !== idLength) throw new RangeError(`not ${idLength} bytes`);
  return Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** Returns the public id in upper case, or undefined when the text cannot be one. */
export function parsePublicEventId(text: string): string | undefined {
  const id = text.trim().toUpperCase();
  return shape.test(id) ? id : undefined;
}
