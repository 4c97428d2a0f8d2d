import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './markup.ts';

test('escapes texts in markup, but not nested markup', () => {
  const inner = html`<b title="${`"'&`}">${'<script>'}</b>`;
  assert.equal(html`<p>${inner}${[inner]}${3}</p>`.source, `<p>${inner.source}${inner.source}3</p>`);
  assert.equal(inner.source, '<b title="&quot;&#39;&amp;">&lt;script&gt;</b>');
});
