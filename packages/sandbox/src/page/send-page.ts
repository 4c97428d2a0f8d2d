import type { FastifyReply } from 'fastify';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

type Page = { readonly title: string; readonly content: Markup };

/** Sends a sandbox page that works without scripts and on phones, and says that it is a sandbox. */
export const sendPage = (reply: FastifyReply, { title, content }: Page): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      html`<!doctype html>
        <html lang="en-CA">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title} · Sandbox</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/sandbox/sandbox.css" />
          </head>
          <body>
            <header>
              <a href="/sandbox">Sandbox</a>
              <p>Stands in for the outside world. Nothing leaves this product.</p>
            </header>
            <main>
              <h1>${title}</h1>
              ${content}
            </main>
          </body>
        </html>`.source,
    );
