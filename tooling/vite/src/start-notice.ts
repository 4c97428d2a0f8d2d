import type { Plugin } from 'vite';

/** In both languages, since the language is unknown without a script. */
const words = [
  {
    lang: 'en-CA',
    text: 'This page hasn’t started. It needs JavaScript and a current browser. Turn JavaScript on, or try another browser or network, then reload the page.',
    action: 'Reload the page',
  },
  {
    lang: 'fr-CA',
    text: 'Cette page n’a pas démarré. Il lui faut JavaScript et un navigateur à jour. Activez JavaScript, ou essayez un autre navigateur ou un autre réseau, puis rechargez la page.',
    action: 'Recharger la page',
  },
];

/**
 * Adds a notice for pages whose scripts are off, blocked or broken. The style sheet shows it after a while
 * (start-notice.css of packages/ui), and the app removes it as soon as it runs.
 */
export function startNotice(): Plugin {
  return {
    name: 'start-notice',
    transformIndexHtml: () => [
      {
        tag: 'aside',
        attrs: { id: 'start-notice' },
        children: words.map(({ lang, text, action }) => ({
          tag: 'p',
          attrs: { lang },
          // An empty address reloads the page without a script.
          children: `${text} <a href="">${action}</a>`,
        })),
        injectTo: 'body',
      },
    ],
  };
}
