import type { Endpoint } from '@repo/contracts/endpoint';
import { openApiDocument } from '@repo/contracts/open-api';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The contract as a document for programs, and as a page for people. */
export async function serveApiDocuments(
  app: FastifyInstance,
  bound: ReadonlySet<Endpoint>,
  publicUrl: () => string,
): Promise<void> {
  app.get('/openapi.json', async () => openApiDocument([...bound], publicUrl()));
  await app.register(async (page) => {
    // The page brings inline script and style of its own; nothing else of the origin is loosened for it.
    page.addHook('onSend', async (_, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self' 'unsafe-inline' data:; frame-ancestors 'none'",
      );
    });
    await page.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        withDefaultFonts: false,
        // Nothing that talks to a host of the page's maker.
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
      },
    });
  });
}
