/** Makes a browser save a reply under a name, which is also written without accents for old programs. */
export function attachmentAs(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\w .()-]+/g, '_');
  // Characters that encodeURIComponent leaves alone and that may not stand here unescaped.
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
