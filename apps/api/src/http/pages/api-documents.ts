import type { Endpoint } from '@repo/contracts/endpoint';
import { openApiDocument } from '@repo/contracts/open-api';
import type { FastifyInstance } from 'fastify';

type Options = {
  readonly publicUrl: () => string;
  readonly hasDocuments?: boolean;
};

/** Serves the OpenAPI document and a page that shows it, or only the document without operator calls. */
export async function serveApiDocuments(
  app: FastifyInstance,
  bound: ReadonlySet<Endpoint>,
  { publicUrl, hasDocuments = true }: Options,
): Promise<void> {
  app.get('/openapi.json', async () => {
    const shown = [...bound].filter((endpoint) => hasDocuments || !isForOperators(endpoint));
    return openApiDocument(shown, publicUrl());
  });
  if (!hasDocuments) return;
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await app.register(async (page) => {
    // The page has inline scripts and styles, so its own content policy allows them; other pages are unaffected.
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
        // Switches off features that contact the servers of the page's author.
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
      },
    });
  });
}

const isForOperators = ({ actors }: Endpoint): boolean => actors.every((kind) => kind === 'operator');
