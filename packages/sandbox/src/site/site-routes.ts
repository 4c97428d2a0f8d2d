import { brand } from '@repo/domain/brand';
import type { FastifyInstance } from 'fastify';
import { html } from '../page/markup.ts';
import { sendPage } from '../page/send-page.ts';
import { sitePages } from './site-pages.ts';

const links = html`<ul class="plain">
  ${sitePages.map(({ path, title }) => html`<li><a class="card" href="/sandbox/site/${path}">${title}</a></li>`)}
</ul>`;

/** The marketing site of a product that has none: no link of its pages leads nowhere. */
export function siteRoutes(app: FastifyInstance): void {
  app.get('/site', async (_, reply) => sendPage(reply, { title: brand.singular, content: links }));
  for (const { path, title, content } of sitePages)
    app.get(`/site/${path}`, async (_, reply) =>
      sendPage(reply, {
        title,
        content: html`${content}
          <p><a href="/">Back to ${brand.singular}</a> · <a href="/sandbox/site">All pages</a></p>`,
      }),
    );
}
