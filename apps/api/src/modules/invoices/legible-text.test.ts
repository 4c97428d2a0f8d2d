import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInvoiceFonts } from './invoice-fonts.ts';
import { legibleText } from './legible-text.ts';

const { regular, bold } = await openInvoiceFonts();

const kept = [
  'Zoë Œuvrard-Ångström ß',
  'Łukasz Żółć',
  'Đặng Thị Ngọc',
  'Ștefan Brâncuși',
  'İbrahim Ağaoğlu',
  'Ο Γιώργος Παπαδόπουλος',
  'Юрій Ґалаґан',
  'अनिल शर्मा',
  '1 234,50 $ — “€”',
];
for (const text of kept)
  test(`[A-49] the fonts of invoices contain every letter of ${text}`, () => {
    assert.equal(legibleText(regular, text), text);
    for (const font of [regular, bold])
      for (const character of text)
        assert.ok(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0), character);
  });

const spelled = [
  ['王小明', 'WangXiaoMing'],
  ['김민준', 'GimMinJun'],
  ['தமிழ்', 'tmil'],
  ['Bee 🐝', 'Bee :bee:'],
  ['𝓐nna', 'Anna'],
  ['\u{e000}', '?'],
] as const;
for (const [text, expected] of spelled)
  test(`[A-49] transliterates characters that the fonts lack: ${expected}`, () =>
    assert.equal(legibleText(regular, text), expected));

test('drops invisible characters, and keeps one line', () => {
  assert.equal(legibleText(regular, 'A\u200bn\u0000a \r\n\tRoy\ufe0f'), 'Ana Roy');
  assert.equal(legibleText(regular, 'Zoe\u0308'), 'Zoë');
});
