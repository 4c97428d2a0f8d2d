import { decodeEntities } from './decode-entities.ts';

const mostLinks = 100;

/** The addresses that a mail leads to, in the order in which they stand: those of the html, then of the text. */
export function linksInMail({ html, text }: { readonly html: string; readonly text: string }): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, doubled, single]) =>
    decodeEntities(doubled ?? single ?? ''),
  );
  // A full stop or bracket after a link belongs to the sentence.
  const inText = [...text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)].map(([link]) =>
    link.replace(/[.,;:!?'\])}]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText].map((link) => link.trim()).filter(isWebAddress))].slice(
    0,
    mostLinks,
  );
}

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);
