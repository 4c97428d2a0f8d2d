const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => replacements[sign] ?? '');

/** Escapes text for HTML and keeps its line breaks. */
export const linesHtml = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
