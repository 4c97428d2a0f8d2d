import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOfUserAgent } from './device-of-user-agent.policy.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const cases = [
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36 Edg/142.0`],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0 Safari/537.36 OPR/120.0`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0 Safari/537.36`],
  [
    'Chrome',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/142.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari',
    'Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
  ],
  [null, null, 'curl/8.14.1'],
  [null, null, ''],
] as const;

for (const [browser, system, userAgent] of cases)
  test(`reads ${browser ?? 'no browser'} on ${system ?? 'no system'} from "${userAgent.slice(0, 40)}"`, () => {
    assert.deepEqual(deviceOfUserAgent(userAgent), { browser, system });
  });

test('reads only the beginning of an endless user agent', () => {
  const { system } = deviceOfUserAgent(`${'x'.repeat(100_000)} Windows NT 10.0`);
  assert.equal(system, null);
});
