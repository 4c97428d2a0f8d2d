import { brand } from '@repo/domain/brand';
import { ownershipsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

const columns = ['Asked for by', 'Call', 'Who may call', 'Whose object', 'What it does'];

const intro = `# The calls of the API

Made from the contract by \`pnpm --filter @repo/contracts api-table\`; do not edit. \`S1§7\` is a table of the
specifications, \`A-10\` a reading. Where they write {product}, the path says \`${brand.slug}\`. Bodies, replies and
errors stand in \`/openapi.json\`, and as a page in \`/docs\`.
`;

/** Returns the contract as a Markdown page: the spec, the call and its actors. */
export function apiTable(endpoints: readonly Endpoint[]): string {
  const topics = Map.groupBy(endpoints, ({ topic }) => topic);
  const sections = [...topics].map(([topic, ofTopic]) => `## ${topic}\n\n${tableOf(ofTopic.map(cellsOf))}`);
  return [intro, ...sections].join('\n');
}

const cellsOf = (endpoint: Endpoint): readonly string[] => [
  endpoint.source,
  `\`${endpoint.key}\``,
  endpoint.actors.join(', '),
  ownershipsOf(endpoint)
    .map(({ of, id }) => `${of} in \`${id}\``)
    .join(', '),
  endpoint.summary,
];

/** Pads cells as the formatter does, so that the page passes the format check. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = columns.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |\n`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [columns, rule, ...rows].map(lineOf).join('');
}
