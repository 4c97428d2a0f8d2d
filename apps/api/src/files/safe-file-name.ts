/** The limit of file systems in bytes. */
const mostBytes = 255;

/** Control characters, including those that reverse text, which make `gpj.exe` look like `exe.jpg`. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns the client's file name without folders and control characters; never empty, never too long. */
export function safeFileName(given: string): string {
  const base = given.toWellFormed().normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  // A leading dot hides a file, and some systems drop a trailing one.
  const name = base.trim().replace(/^\.+|[.\s]+$/g, '');
  return name === '' ? 'file' : shortened(name);
}

/** Shortens a name before its extension, and never within a character. */
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
