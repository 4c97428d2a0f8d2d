import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstView } from './size-budget.ts';

const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_base.js'],
    dynamicImports: ['en.ts', 'fr.ts'],
    css: ['main.css'],
  },
  '_base.js': { file: 'base.js', imports: ['_base.js'], css: ['main.css'] },
  'en.ts': { file: 'en.js', src: '../../texts/en.ts', imports: ['_words.js'] },
  'fr.ts': { file: 'fr.js', src: '../../texts/fr.ts' },
  '_words.js': { file: 'words.js', css: ['words.css'] },
};

test('the first view is the entry with its imports and the named files loaded on demand', () => {
  assert.deepEqual(firstView(manifest, []), { js: ['main.js', 'base.js'], css: ['main.css'] });
  assert.deepEqual(firstView(manifest, ['texts/en.ts']), {
    js: ['main.js', 'base.js', 'en.js', 'words.js'],
    css: ['main.css', 'words.css'],
  });
});

test('a budget that names a missing file is refused', () => {
  assert.throws(() => firstView(manifest, ['texts/de.ts']), /names texts\/de\.ts/);
});
