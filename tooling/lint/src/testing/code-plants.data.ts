import type { Plant } from './planted-tree.ts';

const longFile = `${Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n')}\n`;
const longFunction = `export function long(): number {\n  let sum = 0;\n${'  sum += 1;\n'.repeat(60)}  return sum;\n}\n`;

/** A file that breaks each ban of .oxlintrc.json, with a part of the expected message. */
export const codePlants: readonly Plant[] = [
  {
    rule: 'no-restricted-globals',
    file: 'packages/shell/src/planted-buffer.ts',
    source: "export const bytes = () => Buffer.from('x');\n",
    says: 'A browser does not have it',
  },
  {
    rule: 'no-explicit-any',
    file: 'packages/domain/src/planted-any.ts',
    source: 'export const anything = (value: any) => value;\n',
  },
  {
    rule: 'no-non-null-assertion',
    file: 'packages/domain/src/planted-bang.ts',
    source: 'export const first = (list: number[]): number => list[0]!;\n',
  },
  {
    rule: 'ban-ts-comment',
    file: 'packages/domain/src/planted-ignore.ts',
    source: '// @ts-ignore\nexport const wrong: number = 1;\n',
  },
  {
    rule: 'no-floating-promises',
    file: 'packages/domain/src/planted-floating.ts',
    source: 'const later = async (): Promise<number> => 1;\nexport function start(): void {\n  later();\n}\n',
  },
  {
    rule: 'switch-exhaustiveness-check',
    file: 'packages/domain/src/planted-switch.ts',
    source:
      "export function side(of: 'a' | 'b'): number {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
  },
  {
    rule: 'no-default-export',
    file: 'packages/domain/src/planted-default.ts',
    source: 'export default 1;\n',
  },
  { rule: 'filename-case', file: 'packages/domain/src/PlantedCase.ts', source: 'export const named = 1;\n' },
  { rule: 'max-lines', file: 'packages/domain/src/planted-long.ts', source: longFile },
  {
    rule: 'max-lines-per-function',
    file: 'packages/domain/src/planted-long-function.ts',
    source: longFunction,
  },
  {
    rule: 'consistent-type-imports',
    file: 'packages/domain/src/planted-type-import.ts',
    source: "import { Result } from './result.ts';\nexport type Outcome = Result<number, string>;\n",
  },
  {
    rule: 'no-console',
    file: 'packages/domain/src/planted-console.ts',
    source: "export const say = (): void => console.log('x');\n",
  },
  {
    rule: 'jsx-no-literals',
    file: 'apps/booking/src/pages/planted-words.tsx',
    source: 'export const Planted = () => <p>Words of no language</p>;\n',
  },
  {
    rule: 'alt-text',
    file: 'packages/ui/src/planted-image.tsx',
    source: 'export const Planted = () => <img src="/x.png" />;\n',
  },
  {
    rule: 'click-events-have-key-events',
    file: 'packages/ui/src/planted-click.tsx',
    source: 'export const Planted = (props: { onClick: () => void }) => <div onClick={props.onClick} />;\n',
  },
  {
    rule: 'no-restricted-imports',
    file: 'apps/booking/src/pages/planted-lazy.tsx',
    source:
      "import { lazy } from 'react';\nexport const Planted = lazy(async () => ({ default: () => null }));\n",
    says: 'would end the page',
  },
  {
    rule: 'no-restricted-globals',
    file: 'apps/booking/src/model/planted-storage.ts',
    source: "export const read = () => localStorage.getItem('x');\n",
    says: 'use browserStorage of @repo/session',
  },
  {
    rule: 'no-restricted-properties',
    file: 'apps/booking/src/model/planted-storage-2.ts',
    source: "export const read = () => globalThis.localStorage.getItem('x');\n",
    says: 'use browserStorage of @repo/session',
  },
  {
    rule: 'no-restricted-properties',
    file: 'apps/api/src/planted-time.ts',
    source: 'export const now = () => Date.now();\n',
    says: 'take a Clock',
  },
  {
    rule: 'no-restricted-properties',
    file: 'apps/api/src/planted-env.ts',
    source: 'export const port = process.env;\n',
    says: 'Only config/env.ts reads the environment',
  },
  {
    rule: 'no-restricted-imports',
    file: 'apps/booking/src/model/planted-axios.ts',
    source: "import axios from 'axios';\nexport const get = axios;\n",
    says: 'through @repo/api-client',
  },
  {
    rule: 'no-restricted-imports',
    file: 'packages/shell/src/planted-signalr.ts',
    source: "import * as hub from '@microsoft/signalr';\nexport const all = hub;\n",
    says: 'use its hub client',
  },
  {
    rule: 'no-restricted-imports',
    file: 'packages/shell/src/planted-persist.ts',
    source: "import storage from 'redux-persist/lib/storage';\nexport const all = storage;\n",
    says: 'use persistedSlice',
  },
  {
    rule: 'no-restricted-imports',
    file: 'packages/api-client/src/planted-contract.ts',
    source: "import { endpoints } from '@repo/contracts/contract';\nexport const all = endpoints;\n",
    says: 'take types only',
  },
];
