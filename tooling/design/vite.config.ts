import { layerOrder } from '@repo/vite/layer-order';
import { productLocales } from '@repo/vite/product-locales';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** The living page of packages/ui: every component in all its states, for people and for the journeys that check it. */
const config: UserConfig = {
  root: import.meta.dirname,
  base: '/design/',
  plugins: [react(), productLocales(), layerOrder()],
  build: { target: 'es2024', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
};

export default config;
