const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes of any text one that a browser shows as it is. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => replacements[sign] ?? '');

/** The same, with its line ends. */
export const linesHtml = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
