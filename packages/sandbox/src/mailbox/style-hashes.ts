import { createHash } from 'node:crypto';
import { decodeEntities } from './decode-entities.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns a source of a content security policy for each style of a mail, in its style sheets and its attributes, so
 * that a page can show the mail without allowing every inline style.
 */
export function styleHashes(html: string): readonly string[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, sheet = '']) => sheet);
  const attributes = [...html.matchAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, doubled, single]) => decodeEntities(doubled ?? single ?? ''),
  );
  return [...new Set([...sheets, ...attributes].map(hashOf))];
}
