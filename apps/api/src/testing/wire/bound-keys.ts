import { endpoints } from '@repo/contracts/contract';
import type { FastifyInstance } from 'fastify';

/** The endpoints that the product answers, as it says itself; the contract may be ahead of it. */
export async function boundKeys(app: FastifyInstance): Promise<ReadonlySet<string>> {
  const { paths } = (await app.inject({ url: '/openapi.json' })).json();
  return new Set(
    endpoints
      .filter(({ method, path }) => paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
      .map(({ key }) => key),
  );
}
