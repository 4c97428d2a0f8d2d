import type { Plugin } from 'vite';

/** As in styles.css of packages/ui, for which a file that is read before it must not decide. */
const order = '@layer reset,tokens,components;';

/**
 * Says in every style sheet of a build which layer wins. The first sheet a browser reads fixes the order, and which one
 * that is depends on how the build was cut into files.
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
