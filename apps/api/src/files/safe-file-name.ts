/** What file systems allow, in bytes. */
const mostBytes = 255;

/** Control characters, and those that let `gpj.exe` be read as `exe.jpg`. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name a client gave its file, without folders, control characters and tricks; never empty, never too long. */
export function safeFileName(given: string): string {
  const base = given.toWellFormed().normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  // A leading dot hides a file, one at the end is dropped by some systems.
  const name = base.trim().replace(/^\.+|[.\s]+$/g, '');
  return name === '' ? 'file' : shortened(name);
}

/** Cut before the ending, which says what it is, and never within a character. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const room = mostBytes - Buffer.byteLength(ending);
  let kept = '';
  for (const character of name.slice(0, name.length - ending.length)) {
    if (Buffer.byteLength(kept + character) > room) break;
    kept += character;
  }
  return `${kept}${ending}`;
}
