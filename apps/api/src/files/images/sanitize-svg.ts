import { SaxesParser } from 'saxes';

/** Elements that draw; everything else is left out with its content. */
const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feFlood ' +
    'feColorMatrix feComposite feMerge feMergeNode feMorphology feTurbulence feDisplacementMap feDropShadow'
  ).split(' '),
);
/** Attributes that can load or run something, apart from links within the drawing. */
const refusedAttribute = /^on|^xmlns:|:base$|^style$|^src$/i;
const links = ['href', 'xlink:href'];
const innerLink = /^#[\w.-]+$|^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;
const outsideUrl = /url\(\s*['"]?(?!#)/i;
const mostDepth = 200;

/**
 * Returns a drawing without scripts, styles, animations, entities and references to anything outside; undefined when it
 * is not well-formed XML with an SVG root.
 */
export function sanitizeSvg(source: string): string | undefined {
  const parser = new SaxesParser();
  const written: string[] = [];
  let depth = 0;
  let skippedFrom = Infinity;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > mostDepth || (depth === 1 && name !== 'svg')) isBroken = true;
    if (skippedFrom === Infinity && !elements.has(name)) skippedFrom = depth;
    if (skippedFrom === Infinity) written.push(`<${name}${writtenAttributes(attributes, depth === 1)}>`);
  });
  parser.on('closetag', ({ name }) => {
    if (skippedFrom === Infinity) written.push(`</${name}>`);
    if (skippedFrom === depth) skippedFrom = Infinity;
    depth -= 1;
  });
  const writeText = (text: string): void => {
    if (skippedFrom === Infinity && depth > 0) written.push(escaped(text));
  };
  parser.on('text', writeText);
  parser.on('cdata', writeText);
  parser.write(source).close();
  return isBroken || written.length === 0 ? undefined : written.join('');
}

function writtenAttributes(attributes: Readonly<Record<string, string>>, isRoot: boolean): string {
  const kept = Object.entries(attributes).filter(([name, value]) => isHarmless(name, value));
  const names = isRoot
    ? [
        ['xmlns', 'http://www.w3.org/2000/svg'],
        ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
      ]
    : [];
  return [...names, ...kept].map(([name, value = '']) => ` ${name}="${escaped(value)}"`).join('');
}

const isHarmless = (name: string, value: string): boolean =>
  name !== 'xmlns' &&
  !refusedAttribute.test(name) &&
  !outsideUrl.test(value) &&
  (!/href$/i.test(name) || (links.includes(name) && innerLink.test(value)));

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
