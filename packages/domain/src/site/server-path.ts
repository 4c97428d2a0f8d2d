/** Whether the server answers a path itself, so that a browser never gets the page of an app there. */
export const isServerPath = (path: string): boolean =>
  /^\/+(?:api|files|calendar|assets|sandbox|messageboardhub)(?:\/|$)/i.test(path);
