import { brandWords } from '@repo/i18n/brand-words';
import { fillText } from '@repo/i18n/fill-text';
import { invoiceTexts } from '@repo/i18n/invoice-texts';
import { portalTextFiles } from '@repo/i18n/portal-text-files';
import { textFiles } from '@repo/i18n/text-loaders';
import { expect as baseExpect } from '@playwright/test';
import type { Browser, BrowserContext, Locator } from '@playwright/test';

/** A text in both languages, with placeholders. */
type Pair = { readonly english: string; readonly french: string };

type Said = string | RegExp;

/** Returns a text without the marks of its links, which may end with a word about a new tab. */
const asRead = (text: string): string =>
  fillText(text, brandWords)
    .replaceAll(/<\w+>/g, '')
    .replaceAll(/<\/(\w+)>/g, '{{$1}}');

function pairsOf(english: unknown, french: unknown): Pair[] {
  if (typeof english === 'string' && typeof french === 'string')
    return [{ english: asRead(english), french: asRead(french) }];
  if (typeof english !== 'object' || typeof french !== 'object' || english === null || french === null)
    return [];
  const frenchOf = new Map(Object.entries(french));
  return Object.entries(english).flatMap(([key, text]) => pairsOf(text, frenchOf.get(key)));
}

const topics = await Promise.all(
  Object.values({ ...textFiles, ...portalTextFiles }).map(async (files) =>
    pairsOf(await files['en-CA'](), await files['fr-CA']()),
  ),
);

/** The names of the catalogue, which come from the server, and the texts of the sandbox, which has one language. */
const ofServer: readonly Pair[] = [{ english: 'Wedding', french: 'Mariage' }];

/** Those that begin with the most words come first, as they say most about what was meant. */
const pairs = [
  ...topics.flat(),
  ...pairsOf(invoiceTexts['en-CA'], invoiceTexts['fr-CA']),
  ...ofServer,
].toSorted((one, other) => other.english.search(/\{\{|$/) - one.english.search(/\{\{|$/));

/** Returns the source of a pattern of a text, with spaces of any kind: the name of a role has lost those that do not break. */
const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
const placeholder = /\{\{(\w+)[^}]*\}\}/g;

/** Returns the source of a pattern of a text whose placeholders may be anything. */
const patternOf = (text: string): string =>
  text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : '.*?'))
    .join('');

/** Returns the source of a pattern of a text that may end anywhere. */
const anyPartOf = (text: string): string =>
  [...text].reduceRight((rest, character) => `(?:${escaped(character)}${rest})?`, '');

/** Fills the placeholders of the French text with what stands for them in an English one, or in how it begins. */
function filledLike(said: string, { english, french }: Pair): RegExp | undefined {
  const [start = '', ...rest] = english.split(placeholder);
  if (rest.length === 0 || !said.startsWith(start)) return undefined;
  const names = rest.filter((_, index) => index % 2 === 0);
  const parts = rest.filter((_, index) => index % 2 === 1);
  // A text that begins with a placeholder is told by its whole, another one by its first words.
  const isToldByStart = start.length > 2;
  if (!isToldByStart && parts.join('').length < 5) return undefined;
  let whole = `^${escaped(start)}`;
  let found: RegExpExecArray | null = null;
  for (const [index, part] of parts.entries()) {
    const canEnd = isToldByStart || index === parts.length - 1;
    found ??= new RegExp(
      `${whole}(.*?)${(isToldByStart ? anyPartOf : escaped)(part)}${canEnd ? '$' : '(?!)'}`,
    ).exec(said);
    whole += `(.*?)${escaped(part)}`;
  }
  if (found === null) return undefined;
  const [, ...filledIn] = found;
  const words = new Map(names.map((name, index) => [name, filledIn[index] ?? '']));
  const filled = french.replaceAll(placeholder, (place, name: string) => words.get(name) || place);
  return new RegExp(patternOf(filled));
}

const anyOf = (texts: readonly string[]): string => `(${texts.map(escaped).join('|')})`;

/** How much of an element's text or name was meant: all of it, some of it, or either. */
type Extent = 'whole' | 'part' | 'either';

/** More texts than this have nothing to do with what was meant. */
const mostMeant = 12;

function patternInFrench(said: RegExp): RegExp {
  const meant = pairs.filter(({ english }) =>
    ['0', 'Monday'].some((word) => said.test(english.replaceAll(placeholder, word))),
  );
  if (meant.length > mostMeant) return said;
  return new RegExp([said.source, ...meant.map(({ french }) => patternOf(french))].join('|'));
}

/** Returns what a French page says where an English one says this; what no text has, such as a name, as it is. */
function inFrench(said: Said, extent: Extent): Said {
  if (typeof said !== 'string') return patternInFrench(said);
  const same = pairs.filter(({ english }) => english === said);
  const sameInFrench = anyOf(same.map(({ french }) => french));
  if (same.length > 0) return new RegExp(extent === 'part' ? sameInFrench : `^${sameInFrench}$`);
  const [alike] = pairs.flatMap((pair) => filledLike(said, pair) ?? []);
  if (alike !== undefined) return alike;
  const around = extent === 'whole' ? [] : pairs.filter(({ english }) => english.includes(said));
  return around.length === 0 || around.length > mostMeant
    ? said
    : new RegExp(around.map(({ french }) => patternOf(french)).join('|'));
}

let isFrench = false;

/** The text as the page of the journey says it. */
const asShown = (said: Said, extent: Extent): Said => (isFrench ? inFrench(said, extent) : said);

const extentOf = (options: { readonly exact?: boolean } = {}): Extent =>
  options.exact === true ? 'whole' : 'either';

type Finder = Pick<Locator, 'getByRole' | 'getByLabel' | 'getByText'> & Partial<Pick<Locator, 'filter'>>;

/** Lets a kind of object find by French texts what a journey names in English. */
function findInFrench(kind: Finder): void {
  const { getByRole, getByLabel, getByText, filter } = kind;
  kind.getByRole = function (this: Finder, role, { name, ...options } = {}) {
    const shown = name === undefined ? {} : { name: asShown(name, extentOf(options)) };
    return getByRole.call(this, role, { ...options, ...shown });
  };
  kind.getByLabel = function (this: Finder, text, options) {
    return getByLabel.call(this, asShown(text, extentOf(options)), options);
  };
  kind.getByText = function (this: Finder, text, options) {
    return getByText.call(this, asShown(text, extentOf(options)), options);
  };
  if (filter === undefined) return;
  kind.filter = function (this: Finder, { hasText, ...options } = {}) {
    return filter.call(this, {
      ...options,
      ...(hasText !== undefined && { hasText: asShown(hasText, 'part') }),
    });
  };
}

const textMatchers = new Set<string | symbol>([
  'toContainText',
  'toHaveText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
]);

/** Lets expectations of a text expect the French one. */
const expectInFrench = <Matchers extends object>(matchers: Matchers): Matchers =>
  new Proxy(matchers, {
    get(target, name) {
      const matcher: unknown = Reflect.get(target, name);
      if (name === 'not' && typeof matcher === 'object' && matcher !== null) return expectInFrench(matcher);
      if (typeof matcher !== 'function' || !textMatchers.has(name)) return matcher;
      return (said: Said, ...options: unknown[]): unknown =>
        Reflect.apply(matcher, target, [
          asShown(said, name === 'toContainText' ? 'part' : 'either'),
          ...options,
        ]);
    },
  });

export const expect = new Proxy(baseExpect, {
  apply: (target, self, expected: Parameters<typeof baseExpect>) =>
    expectInFrench(Reflect.apply(target, self, expected)),
});

let isPatched = false;

/** Runs a journey, which is written in English, on French pages. */
export async function runInFrench(browser: Browser, journey: () => Promise<void>): Promise<void> {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => showFrench(await newContext(options));
  isFrench = true;
  await journey();
  isFrench = false;
  browser.newContext = newContext;
}

/** Has the pages of a browser shown in French, and found by French texts. */
export async function showFrench(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('locale', 'fr-CA');
  });
  if (isPatched) return context;
  isPatched = true;
  const page = await context.newPage();
  for (const one of [page, page.locator('html')]) findInFrench(Object.getPrototypeOf(one));
  await page.close();
  return context;
}
