/** Returns the header that makes a browser save a reply under a name, with an unaccented form for old programs. */
export function attachmentAs(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\w .()-]+/g, '_');
  // Escapes the characters that encodeURIComponent keeps and the header does not allow.
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
