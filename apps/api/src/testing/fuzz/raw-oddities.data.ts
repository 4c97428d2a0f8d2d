/**
 * Raw bytes and how the server must answer them: a `reply` in the envelope, `nothing` (the connection closes or waits),
 * `either`, or a `bare` refusal without a body by Node itself, before our code runs.
 */
export type RawOddity = {
  readonly what: string;
  readonly bytes: Buffer | string;
  readonly ends: 'reply' | 'nothing' | 'either' | 'bare';
};

const call = '/api/v1/User/EventSetup/GetEventTypes';
const post = '/api/v1/login/User';
const body = '{"userName":"robin@demo.test","password":"Demo!123"}';

const http = (...lines: readonly string[]): string => lines.join('\r\n');
const host = 'Host: product.test';
const close = 'Connection: close';
const json = 'Content-Type: application/json';

export const rawOddities: readonly RawOddity[] = [
  { what: 'no HTTP at all', bytes: 'hello\r\n\r\n', ends: 'reply' },
  { what: 'a TLS handshake', bytes: Buffer.from('16030100c8010000c40303', 'hex'), ends: 'reply' },
  { what: 'the preface of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ends: 'reply' },
  { what: 'HTTP/0.9', bytes: `GET ${call}\r\n\r\n`, ends: 'reply' },
  { what: 'HTTP/9.9', bytes: http(`GET ${call} HTTP/9.9`, host, '', ''), ends: 'reply' },
  { what: 'HTTP/1.0 without a host', bytes: http(`GET ${call} HTTP/1.0`, '', ''), ends: 'reply' },
  { what: 'no host', bytes: http(`GET ${call} HTTP/1.1`, close, '', ''), ends: 'bare' },
  {
    what: 'two hosts',
    bytes: http(`GET ${call} HTTP/1.1`, host, 'Host: evil.test', close, '', ''),
    ends: 'reply',
  },
  { what: 'an unknown method', bytes: http(`STEAL ${call} HTTP/1.1`, host, '', ''), ends: 'reply' },
  {
    what: 'an unsupported method',
    bytes: http(`PROPFIND ${call} HTTP/1.1`, host, close, '', ''),
    ends: 'reply',
  },
  { what: 'TRACE', bytes: http(`TRACE ${call} HTTP/1.1`, host, close, '', ''), ends: 'reply' },
  { what: 'CONNECT', bytes: http('CONNECT evil.test:443 HTTP/1.1', host, '', ''), ends: 'either' },
  { what: 'a null byte in the path', bytes: http(`GET ${call}\0 HTTP/1.1`, host, '', ''), ends: 'reply' },
  {
    what: 'raw bytes in the path',
    bytes: Buffer.from(http('GET /api/\xff\xfe HTTP/1.1', host, close, '', ''), 'latin1'),
    ends: 'reply',
  },
  { what: 'a space in the path', bytes: http('GET /api/v1/a b HTTP/1.1', host, '', ''), ends: 'reply' },
  {
    what: 'another server in the path',
    bytes: http('GET http://evil.test/api/v1/x HTTP/1.1', host, close, '', ''),
    ends: 'reply',
  },
  { what: 'no path', bytes: http('GET  HTTP/1.1', host, close, '', ''), ends: 'reply' },
  { what: 'a star for a path', bytes: http('OPTIONS * HTTP/1.1', host, close, '', ''), ends: 'reply' },
  {
    what: 'an endless path',
    bytes: http(`GET /api/${'a'.repeat(100_000)} HTTP/1.1`, host, close, '', ''),
    ends: 'reply',
  },
  {
    what: 'a huge header',
    bytes: http(`GET ${call} HTTP/1.1`, host, `X-A: ${'a'.repeat(100_000)}`, close, '', ''),
    ends: 'reply',
  },
  {
    what: 'many headers',
    bytes: http(
      `GET ${call} HTTP/1.1`,
      host,
      ...Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`),
      close,
      '',
      '',
    ),
    ends: 'reply',
  },
  {
    what: 'a folded header',
    bytes: http(`GET ${call} HTTP/1.1`, host, 'X-A: 1', ' 2', close, '', ''),
    ends: 'either',
  },
  {
    what: 'a header without a name',
    bytes: http(`GET ${call} HTTP/1.1`, host, ': x', '', ''),
    ends: 'reply',
  },
  {
    what: 'a space before the colon',
    bytes: http(`POST ${post} HTTP/1.1`, host, 'Content-Length : 5', '', 'xxxxx'),
    ends: 'reply',
  },
  {
    what: 'a null byte in a header',
    bytes: http(`GET ${call} HTTP/1.1`, host, 'X-A: a\0b', '', ''),
    ends: 'reply',
  },
  {
    what: 'lines that end in line feeds only',
    bytes: `GET ${call} HTTP/1.1\n${host}\n${close}\n\n`,
    ends: 'either',
  },
  {
    what: 'lines that end in carriage returns only',
    bytes: `GET ${call} HTTP/1.1\r${host}\r\r`,
    ends: 'either',
  },
  {
    what: 'a negative length',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: -1', '', body),
    ends: 'reply',
  },
  {
    what: 'a length that is no number',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: 1e3', '', body),
    ends: 'reply',
  },
  {
    what: 'a length with a plus',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: +5', '', body),
    ends: 'reply',
  },
  {
    what: 'a length out of range',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, `Content-Length: ${'9'.repeat(30)}`, '', body),
    ends: 'reply',
  },
  {
    what: 'a length beyond the limit',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: 999999999', close, '', body),
    ends: 'reply',
  },
  {
    what: 'two lengths',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: 5', 'Content-Length: 6', '', body),
    ends: 'reply',
  },
  {
    what: 'a length and chunks',
    bytes: http(
      `POST ${post} HTTP/1.1`,
      host,
      json,
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      '',
    ),
    ends: 'reply',
  },
  {
    what: 'a length that is too short',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Content-Length: 5', close, '', body),
    ends: 'reply',
  },
  {
    what: 'a body without a length',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, close, '', body),
    ends: 'reply',
  },
  {
    what: 'chunks without a valid size',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked', '', 'zz', body, ''),
    ends: 'reply',
  },
  {
    what: 'chunks of a huge size',
    bytes: http(
      `POST ${post} HTTP/1.1`,
      host,
      json,
      'Transfer-Encoding: chunked',
      '',
      'ffffffffffffffff',
      body,
      '',
    ),
    ends: 'nothing',
  },
  {
    what: 'chunks of a negative size',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked', '', '-1', body, ''),
    ends: 'reply',
  },
  {
    what: 'chunks with a huge extension',
    bytes: http(
      `POST ${post} HTTP/1.1`,
      host,
      json,
      'Transfer-Encoding: chunked',
      '',
      `1;${'a'.repeat(100_000)}`,
      '{',
      '0',
      '',
      '',
    ),
    ends: 'reply',
  },
  {
    what: 'chunks with a second encoding',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked, gzip', '', body),
    ends: 'reply',
  },
  {
    what: 'an unknown encoding',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Transfer-Encoding: x', '', body),
    ends: 'reply',
  },
  {
    what: 'a trailer that is a header',
    bytes: http(
      `POST ${post} HTTP/1.1`,
      host,
      json,
      close,
      'Transfer-Encoding: chunked',
      '',
      '1',
      '{',
      '0',
      'Authorization: Bearer x',
      '',
      '',
    ),
    ends: 'reply',
  },
  {
    what: 'an unknown expectation',
    bytes: http(`GET ${call} HTTP/1.1`, host, 'Expect: gold', close, '', ''),
    ends: 'reply',
  },
  {
    what: 'a body after 100-continue',
    bytes: http(
      `POST ${post} HTTP/1.1`,
      host,
      json,
      'Expect: 100-continue',
      'Content-Length: 2',
      close,
      '',
      '{}',
    ),
    ends: 'reply',
  },
  {
    what: 'an unsupported upgrade',
    bytes: http(`GET ${call} HTTP/1.1`, host, 'Connection: Upgrade, close', 'Upgrade: x', '', ''),
    ends: 'either',
  },
  {
    what: 'an upgrade to HTTP/2',
    bytes: http(
      `GET ${call} HTTP/1.1`,
      host,
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAA',
      '',
      '',
    ),
    ends: 'either',
  },
  {
    what: 'a second request in a body',
    bytes: http(
      `GET ${call} HTTP/1.1`,
      host,
      'Content-Length: 44',
      close,
      '',
      `GET /api/v1/user/userinfo/1 HTTP/1.1`,
      host,
      '',
      '',
    ),
    ends: 'reply',
  },
  {
    what: 'many requests at once',
    bytes: `${http(`GET ${call} HTTP/1.1`, host, '', '').repeat(50)}${http(`GET ${call} HTTP/1.1`, host, close, '', '')}`,
    ends: 'reply',
  },
  {
    what: 'nonsense behind a request',
    bytes: `${http(`GET ${call} HTTP/1.1`, host, '', '')}nonsense\r\n\r\n`,
    ends: 'reply',
  },
  { what: 'half a request line', bytes: 'GET /api/v1', ends: 'nothing' },
  { what: 'half of the headers', bytes: http(`GET ${call} HTTP/1.1`, host, 'X-A'), ends: 'nothing' },
  {
    what: 'half of a body',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, `Content-Length: ${body.length}`, '', body.slice(0, 10)),
    ends: 'nothing',
  },
  {
    what: 'half of a chunk',
    bytes: http(`POST ${post} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked', '', 'ff', '{"user'),
    ends: 'nothing',
  },
  { what: 'nothing', bytes: '', ends: 'nothing' },
];
