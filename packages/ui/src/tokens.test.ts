import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const table = css.slice(css.indexOf(':root {'), css.indexOf('\n}\n'));
const themes = ['light', 'dark'] as const;

/** Returns a token's colour in a theme. */
function colourOf(token: string, theme: (typeof themes)[number]): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(table)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? ['', value, value];
  const colour = theme === 'light' ? light : dark;
  if (colour === undefined || !/^#(\w{3}|\w{6})$/.test(colour))
    throw new Error(`no colour --${token}: ${value}`);
  return colour;
}

/** The relative luminance of WCAG 2.2. */
function luminanceOf(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Pairs of text and background. */
const texts: Readonly<Record<string, readonly string[]>> = {
  text: ['bg', 'surface', 'surface-2', 'surface-3'],
  'text-2': ['bg', 'surface', 'surface-2', 'surface-3'],
  'text-3': ['bg', 'surface', 'surface-2'],
  link: ['bg', 'surface', 'surface-2', 'primary-soft'],
  'on-primary': ['primary', 'primary-hover', 'primary-active'],
  'on-primary-soft': ['primary-soft'],
  'on-accent': ['accent'],
  star: ['surface'],
  danger: ['bg', 'surface', 'surface-2'],
  'on-danger': ['danger', 'danger-hover'],
  'on-danger-soft': ['danger-soft'],
  success: ['bg', 'surface'],
  'on-success-soft': ['success-soft'],
  warning: ['bg', 'surface'],
  'on-warning-soft': ['warning-soft'],
  info: ['bg', 'surface'],
  'on-info-soft': ['info-soft'],
  'on-photo-chip': ['photo-chip'],
};

/** Pairs of a non-text element and its background: borders of controls, rings, bars. */
const graphics: Readonly<Record<string, readonly string[]>> = {
  'border-strong': ['bg', 'surface', 'surface-2'],
  primary: ['bg', 'surface', 'surface-3', 'primary-soft'],
  danger: ['bg', 'surface'],
  star: ['bg'],
  focus: ['bg', 'surface', 'surface-2', 'surface-3', 'primary-soft'],
};

describe.each(themes)('in %s colours', (theme) => {
  const contrasts = (pairs: typeof texts) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs.map((back) => ({
        pair: `${front} on ${back}`,
        contrast: contrastOf(colourOf(front, theme), colourOf(back, theme)),
      })),
    );

  test('every text has enough contrast with its background', () => {
    expect(contrasts(texts).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  test('borders, bars and focus rings have enough contrast', () => {
    expect(contrasts(graphics).filter(({ contrast }) => contrast < 3)).toEqual([]);
  });
});

test('contrast is calculated as in WCAG', () => {
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
  expect(contrastOf('#777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const workspace = join(__dirname, '../../..');
const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: workspace }).map((sheet) => ({
  sheet,
  rules: readFileSync(join(workspace, sheet), 'utf8'),
}));

test('colours are defined in the table of tokens.css only, so that each has both themes', () => {
  const colour =
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=[\s,(:])(?:white|black|gr[ae]y|red|green|blue)(?=[\s,;)])/gi;
  const outside = sheets
    // The sandbox plays services of others, which have colours of their own.
    .filter(({ sheet }) => !sheet.startsWith('packages/sandbox/'))
    .flatMap(({ sheet, rules }) =>
      [
        ...rules
          .replace(table, '')
          .replaceAll(/\/\*[^]*?\*\//g, '')
          .matchAll(colour),
      ].map(([found]) => `${sheet}: ${found}`),
    );
  // Of a mask only the opacity counts; prints are black on white in both themes.
  expect([...new Set(outside)].toSorted()).toEqual([
    'packages/ui/src/layout/scroll-row.module.css: #000',
    'packages/ui/src/tokens.css: #000',
    'packages/ui/src/tokens.css: #fff',
  ]);
});

test('light-dark() is used for colours only', () => {
  expect(sheets.map(({ sheet }) => sheet)).toContain('packages/ui/src/tokens.css');
  const chosen = sheets.flatMap(({ sheet, rules }) =>
    [...rules.matchAll(/light-dark\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, choice = '']) => ({
      sheet,
      choice: choice.trim(),
    })),
  );
  const colour = String.raw`(?:#\w+|var\(--[\w-]+\)|color-mix\([^()]*(?:\([^()]*\)[^()]*)*\))`;
  const twoColours = new RegExp(`^${colour},\\s*${colour}$`);
  expect(chosen.filter(({ choice }) => !twoColours.test(choice))).toEqual([]);
});
