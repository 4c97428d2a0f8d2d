import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitizeSvg } from './sanitize-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;

test('[A-60] keeps what a drawing draws', () => {
  const pixel = 'data:image/png;base64,iVBORw0KGgo=';
  const clean = sanitizeSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><!-- by a program -->${svg(
      `<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
<g fill="url(#g)" transform="scale(2)"><path d="M0 0h9"/><use xlink:href="#g"/><image href="${pixel}"/></g>
<text x="1">Tom &amp; <tspan>Zoë</tspan> &lt;3</text>`,
      ' viewBox="0 0 9 9"',
    )}`,
  );
  assert.equal(
    clean,
    `<svg ${xmlns} viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0"></stop></linearGradient></defs>
<g fill="url(#g)" transform="scale(2)"><path d="M0 0h9"></path><use xlink:href="#g"></use><image href="${pixel}"></image></g>
<text x="1">Tom &#38; <tspan>Zoë</tspan> &#60;3</text></svg>`,
  );
});

test('[A-60] removes everything that runs, loads or moves', () => {
  const nothing = `<svg ${xmlns}></svg>`;
  for (const [inner, kept = nothing] of [
    ['<script>alert(1)</script>'],
    ['<script href="https://evil.test/a.js"/>'],
    ['<style>@import url(https://evil.test)</style>'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>1</script></body></foreignObject>'],
    ['<iframe src="javascript:alert(1)"/>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onload" to="alert(1)"/>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['<SCRIPT>alert(1)</SCRIPT>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['<handler>alert(1)</handler>'],
    ['<!-- <script>alert(1)</script> -->'],
    ['<?xml-stylesheet href="https://evil.test/a.css"?>'],
    ['<path onclick="alert(1)"/>', `<svg ${xmlns}><path></path></svg>`],
    ['<path ONLOAD="alert(1)"/>', `<svg ${xmlns}><path></path></svg>`],
    ['<use href="https://evil.test/#a"/>', `<svg ${xmlns}><use></use></svg>`],
    ['<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>', `<svg ${xmlns}><use></use></svg>`],
    ['<image href="file:///etc/passwd"/>', `<svg ${xmlns}><image></image></svg>`],
    ['<image href="a.png"/>', `<svg ${xmlns}><image></image></svg>`],
    ['<path fill="url(https://evil.test/#a)"/>', `<svg ${xmlns}><path></path></svg>`],
    ['<path fill="url( \'http://evil.test\')"/>', `<svg ${xmlns}><path></path></svg>`],
    ['<path style="fill:url(//evil.test)"/>', `<svg ${xmlns}><path></path></svg>`],
    ['<g xml:base="https://evil.test/"/>', `<svg ${xmlns}><g></g></svg>`],
    [
      '<text><![CDATA[<script>alert(1)</script>]]></text>',
      `<svg ${xmlns}><text>&#60;script&#62;alert(1)&#60;/script&#62;</text></svg>`,
    ],
  ] as const)
    assert.equal(sanitizeSvg(svg(inner)), kept, inner);
  assert.equal(sanitizeSvg(svg('', ' onload="alert(1)"')), nothing);
});

test('[A-60] refuses what is not a well-formed drawing', () => {
  const entities = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">';
  for (const source of [
    '',
    'text',
    '<svg>',
    '<svg></g></svg>',
    '<html><svg/></html>',
    '<svg><path d="a></svg>',
    `<!DOCTYPE svg [${entities}]><svg><text>&b;</text></svg>`,
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
    `<svg>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
    '<svg/><svg/>',
  ])
    assert.equal(sanitizeSvg(source), undefined, source.slice(0, 60));
});
