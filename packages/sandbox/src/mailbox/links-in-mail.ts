const mostLinks = 100;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The addresses that a mail leads to, in the order in which they stand: those of the html, then of the text. */
export function linksInMail({ html, text }: { readonly html: string; readonly text: string }): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, doubled, single]) =>
    decodeEntities(doubled ?? single ?? ''),
  );
  // A full stop or a bracket after an address belongs to the sentence.
  const inText = [...text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)].map(([link]) =>
    link.replace(/[.,;:!?'\])}]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText].map((link) => link.trim()).filter(isWebAddress))].slice(
    0,
    mostLinks,
  );
}

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (typeof name === 'string') return namedEntities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return String.fromCodePoint(code);
  });
