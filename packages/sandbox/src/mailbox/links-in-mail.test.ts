import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksInMail } from './links-in-mail.ts';

test('lists each web address of the html and the text once, in order', () => {
  const html = `<p><a class="x" href="https://a.test/one?b=1&amp;c=2">1</a> <a href='https://a.test/two'>2</a>
    <A HREF="https://a.test/&#x33;&#50;">3</A> <a href="https://a.test/one?b=1&amp;c=2">1</a></p>`;
  const text = 'See https://a.test/one?b=1&c=2, or (https://a.test/four). Bye.';
  assert.deepEqual(linksInMail({ html, text }), [
    'https://a.test/one?b=1&c=2',
    'https://a.test/two',
    'https://a.test/32',
    'https://a.test/four',
  ]);
});

test('ignores other addresses and limits the number of links', () => {
  const html = `<a href="mailto:a@b.test"></a><a href="javascript:alert(1)"></a><a href="/relative"></a>
    <a href="https://"></a><a href="https://a.test/&#999999;&nonsense;">x</a>`;
  assert.equal(linksInMail({ html, text: '' }).length, 1);
  const many = Array.from({ length: 300 }, (_, number) => `https://a.test/${number}`).join(' ');
  assert.equal(linksInMail({ html: '', text: many }).length, 100);
});
