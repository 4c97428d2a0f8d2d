import type { IncomingMessage, ServerResponse } from 'node:http';

export type OriginRule = readonly string[] | ((origin: string) => boolean) | undefined;

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
};

/** Checks the `Origin` header, which browsers also send for WebSockets; CORS does not protect those. */
export function judgeOrigin({ headers }: IncomingMessage, rule: OriginRule): 'own' | 'foreign' | 'refused' {
  const { origin, host } = headers;
  if (origin === undefined || hostOf(origin) === host) return 'own';
  const isAllowed = typeof rule === 'function' ? rule(origin) : (rule ?? []).includes(origin);
  return isAllowed ? 'foreign' : 'refused';
}

export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'Origin');
}

export function answerPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'authorization, content-type, x-requested-with, x-signalr-user-agent',
      'access-control-max-age': '600',
    })
    .end();
}
