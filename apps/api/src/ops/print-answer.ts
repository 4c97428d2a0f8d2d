/** Formats a reply for a terminal: a list in columns, an object in lines. */
export function printedAnswer(items: unknown): string {
  if (items === null) return 'Done.';
  if (!Array.isArray(items)) return isObject(items) ? linesOf(items) : cellOf(items);
  const rows = items.filter(isObject);
  return rows.length === 0 ? 'None.' : tableOf(rows);
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function linesOf(fields: Fields): string {
  const width = Math.max(0, ...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields)
    .map(([name, value]) => `${name.padEnd(width)}  ${cellOf(value)}`)
    .join('\n');
}

function tableOf(rows: readonly Fields[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  // Users wrote some of the text, which must not control the terminal.
  return written.replaceAll(/\p{Cc}/gu, ' ');
}
