import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from '@repo/domain/brand';
import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const drawing = readFileSync(resolve(import.meta.dirname, '../icon.svg'));
const green = '#0d6659';

const words: Readonly<Record<Locale, { readonly name: string; readonly description: string }>> = {
  'en-CA': {
    name: `${brand.singular}: event photographers`,
    description:
      'Book local smartphone photographers and videographers by the hour in the Greater Toronto Area.',
  },
  'fr-CA': {
    name: `${brand.singular} : photographes d’événements`,
    description:
      'Réservez à l’heure des photographes et vidéastes de la région du Grand Toronto, équipés d’un téléphone.',
  },
};

type File = { readonly fileName: string; readonly source: string | Uint8Array };

const withHash = (name: string, ending: string, source: string | Uint8Array): File => ({
  fileName: `${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.${ending}`,
  source,
});

/** Draws the icon at a size. Systems cut a maskable icon to their own shape, so its drawing keeps to the middle. */
async function iconOf(size: number, purpose: 'any' | 'maskable') {
  const inner = purpose === 'any' ? size : Math.round(size * 0.72);
  const mark = await sharp(drawing, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = purpose === 'any' ? '#0000' : green;
  const source = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { ...withHash(`icon-${purpose}-${size}`, 'png', source), size, purpose };
}

/** Returns the icons of the product, and its web manifest in each language. */
export async function manifestFiles(base: string) {
  const icons = [await iconOf(192, 'any'), await iconOf(512, 'any'), await iconOf(512, 'maskable')];
  const manifests = locales.map((locale) => {
    const manifest = {
      id: '/',
      start_url: '/',
      scope: '/',
      lang: locale,
      dir: 'ltr',
      short_name: brand.singular,
      ...words[locale],
      display: 'standalone',
      background_color: '#faf9f6',
      theme_color: green,
      icons: icons.map(({ fileName, size, purpose }) => ({
        src: base + fileName,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    };
    return {
      locale,
      ...withHash(`manifest-${locale.toLowerCase()}`, 'webmanifest', JSON.stringify(manifest)),
    };
  });
  return { icons, manifests };
}

/** Makes a build installable: adds icons, a manifest in each language and the link to it. */
export function webManifest(): Plugin {
  let files: Awaited<ReturnType<typeof manifestFiles>>;
  let base = '/';
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    async buildStart() {
      files = await manifestFiles(base);
    },
    transformIndexHtml: (): HtmlTagDescriptor[] => {
      const [first] = files.manifests;
      const others = files.manifests.map(({ locale, fileName }) => [
        `data-${locale.toLowerCase()}`,
        base + fileName,
      ]);
      const [touchIcon] = files.icons;
      return [
        {
          tag: 'link',
          attrs: { rel: 'manifest', href: base + String(first?.fileName), ...Object.fromEntries(others) },
          injectTo: 'head',
        },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: base + String(touchIcon?.fileName) },
          injectTo: 'head',
        },
      ];
    },
    generateBundle() {
      for (const { fileName, source } of [...files.icons, ...files.manifests])
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
