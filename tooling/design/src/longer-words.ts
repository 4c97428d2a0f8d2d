/** Makes a text 40 percent longer, as other languages need, and marks its ends to show where it is cut. */
export function longer(text: string): string {
  const letters = text.replaceAll(/\{\{[^}]*\}\}/g, '').length;
  const more = Array.from({ length: Math.ceil((letters * 0.4) / 4) }, () => 'één ').join('');
  return `[${text} ${more.trim()}]`;
}
