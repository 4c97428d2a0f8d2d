import type { SentCall } from '../requests/valid-request.ts';
import { boundary } from '../requests/written-request.ts';
import { hostileTexts } from './hostile-values.data.ts';
import type { Random } from './random.ts';

type Changed = {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
};

type Part = { readonly head: string; readonly content: Buffer | string };

const disposition = (name: string, more = ''): string =>
  `Content-Disposition: form-data; name="${name}"${more}`;

function partsOf({ body, files = [] }: SentCall): readonly Part[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return [
    ...fields.map(([name, value]) => ({ head: disposition(name), content: String(value) })),
    ...files.map(({ name, fileName, type, content }) => ({
      head: `${disposition(name, `; filename="${fileName}"`)}\r\nContent-Type: ${type}`,
      content,
    })),
  ];
}

const formOf = (parts: readonly Part[], mark = boundary): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${mark}\r\n${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${mark}--\r\n`),
  ]);

const many = (count: number, part: (index: number) => Part): readonly Part[] =>
  Array.from({ length: count }, (_, index) => part(index));

const asFile = ({ head, content }: Part): Part => ({ head: `${head}; filename="x.jpg"`, content });

type Break = (parts: readonly Part[], random: Random) => readonly [what: string, payload: Buffer];

const breaks: readonly [Break, ...Break[]] = [
  (parts, random) => {
    const whole = formOf(parts);
    return ['cut off', whole.subarray(0, random.below(whole.length))];
  },
  (parts) => ['another boundary inside', formOf(parts, 'x')],
  (parts) => ['without an end', formOf(parts).subarray(0, -boundary.length - 6)],
  (parts) => [
    'line feeds only',
    Buffer.from(formOf(parts).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  ],
  (parts) => [
    'text before and after',
    Buffer.concat([Buffer.from('x\r\n'), formOf(parts), Buffer.from('x')]),
  ],
  (parts) => ['every text a file', formOf(parts.map(asFile))],
  (parts) => [
    'every file a text',
    formOf(parts.map(({ head, content }) => ({ head: head.replace(/; filename=.*/s, ''), content }))),
  ],
  (parts) => ['everything twice', formOf([...parts, ...parts])],
  (parts) => ['files first', formOf(parts.toReversed())],
  (parts) => ['no files', formOf(parts.filter(({ head }) => !head.includes('filename')))],
  (parts) => [
    'empty files',
    formOf(parts.map((part) => (part.head.includes('filename') ? { ...part, content: '' } : part))),
  ],
  (parts, random) => {
    const name = random.pick(hostileTexts).replaceAll(/["\r\n]/g, '');
    return [
      `a file called ${name.slice(0, 30)}`,
      formOf(
        parts.map(({ head, content }) => ({
          head: head.replace(/filename="[^"]*"/, `filename="${name}"`),
          content,
        })),
      ),
    ];
  },
  (parts, random) => {
    const name = random.pick(['__proto__', 'constructor', '', 'a[b]', 'a.b', 'toString', 'hasOwnProperty']);
    return [`a field called ${name}`, formOf([...parts, { head: disposition(name), content: '1' }])];
  },
  (parts) => [
    'a part without a name',
    formOf([...parts, { head: 'Content-Disposition: form-data', content: '1' }]),
  ],
  (parts) => ['a part without a head', formOf([...parts, { head: '', content: '1' }])],
  (parts) => [
    'a huge head',
    formOf([{ head: `${disposition('x')}\r\nX-Y: ${'y'.repeat(100_000)}`, content: '' }, ...parts]),
  ],
  (parts) => ['a huge name', formOf([{ head: disposition('x'.repeat(50_000)), content: '' }, ...parts])],
  (parts) => ['a huge text', formOf([{ head: disposition('Bio'), content: 'x'.repeat(500_000) }, ...parts])],
  (parts) => [
    'many texts',
    formOf([...parts, ...many(3000, (index) => ({ head: disposition(`f${index}`), content: '1' }))]),
  ],
  (parts) => [
    'many files',
    formOf([...parts, ...many(300, (index) => asFile({ head: disposition(`f${index}`), content: '1' }))]),
  ],
  (parts) => [
    'a wrong encoding',
    formOf(
      parts.map(({ head, content }) => ({ head: `${head}\r\nContent-Transfer-Encoding: base64`, content })),
    ),
  ],
  (parts) => [
    'a strange charset',
    formOf(
      parts.map(({ head, content }) => ({
        head: `${head}\r\nContent-Type: text/plain; charset=x-none`,
        content,
      })),
    ),
  ],
  (parts) => [
    'a nested form',
    formOf([
      ...parts,
      {
        head: `${disposition('x')}\r\nContent-Type: multipart/mixed; boundary=y`,
        content: '--y\r\n\r\n--y--',
      },
    ]),
  ],
  () => ['no parts', formOf([])],
  () => ['nothing', Buffer.alloc(0)],
];

export function brokenForm(call: SentCall, random: Random): Changed {
  const [what, payload] = random.pick(breaks)(partsOf(call), random);
  return {
    what: `a form: ${what}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  };
}
