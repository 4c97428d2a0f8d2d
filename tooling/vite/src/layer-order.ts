import type { Plugin } from 'vite';

/** The layers in the order of styles.css of packages/ui. */
const order = '@layer reset,tokens,components;';

/**
 * Declares the layer order in every style sheet of a build. The first sheet that a browser reads fixes the order, and the
 * bundler decides which one that is.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
          file.source = `${order}${file.source}`;
      }
    },
  };
}
