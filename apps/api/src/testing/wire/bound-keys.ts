import { endpoints } from '@repo/contracts/contract';
import type { FastifyInstance } from 'fastify';

/** Returns the keys of the endpoints that the product implements, according to its OpenAPI document. */
export async function boundKeys(app: FastifyInstance): Promise<ReadonlySet<string>> {
  const { paths } = (await app.inject({ url: '/openapi.json' })).json();
  return new Set(
    endpoints
      .filter(({ method, path }) => paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
      .map(({ key }) => key),
  );
}
