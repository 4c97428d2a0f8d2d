/** Marks the ends, so that it is seen where a text is cut, and adds what other languages need more of: 40 percent. */
export function longer(text: string): string {
  const letters = text.replaceAll(/\{\{[^}]*\}\}/g, '').length;
  const more = Array.from({ length: Math.ceil((letters * 0.4) / 4) }, () => 'één ').join('');
  return `[${text} ${more.trim()}]`;
}
