import { parseTypedTip } from './typed-tip.ts';

const cases = [
  ['', null],
  ['  ', null],
  ['$', null],
  ['3', 300],
  ['12.5', 1250],
  ['$12.50', 1250],
  ['12,50 $', 1250],
  ['1,000', 100_000],
  ['1 000', 100_000],
  ['1\u{202f}000,00\u{a0}$', 100_000],
  ['1,000.00', 100_000],
  ['0', 0],
  ['12.345', 0],
  ['-5', 0],
  ['ten', 0],
  ['1,00,0', 0],
  ['5e2', 0],
  ['9'.repeat(400), 0],
] as const;

for (const [typed, amount] of cases) {
  test(`[K-R04] the custom amount “${typed.slice(0, 20)}” is ${amount ?? 'none'}`, () => {
    expect(parseTypedTip(typed)).toBe(amount);
  });
}
