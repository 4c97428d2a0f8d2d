import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import { failureEnvelope, envelopeOf } from './envelope.ts';
import type { Endpoint } from './endpoint.ts';

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'openapi-3.0' });
  return rest;
};

const jsonContent = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: jsonSchemaOf(schema, io) } },
});

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0' });
  return Object.entries(properties).map(([name, fieldSchema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: fieldSchema,
  }));
}

const operationOf = (endpoint: Endpoint) => ({
  operationId: endpoint.key.replaceAll(/[^A-Za-z0-9]+/g, '_'),
  tags: [endpoint.topic],
  summary: endpoint.summary,
  description: `For: ${endpoint.actors.join(', ')}.`,
  ...(endpoint.actors.includes('guest') ? {} : { security: [{ bearer: [] }] }),
  parameters: [...parametersIn('path', endpoint.params), ...parametersIn('query', endpoint.query)],
  ...(endpoint.body === undefined ? {} : { requestBody: jsonContent(endpoint.body, 'input') }),
  responses: {
    200: { description: 'Done', ...jsonContent(envelopeOf(endpoint.reply), 'output') },
    default: { description: 'Refused; errors[0] is the key', ...jsonContent(failureEnvelope, 'output') },
  },
});

/** The whole contract as an OpenAPI document; `serverUrl` is where this deployment answers. */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const template = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: `${brand.singular} API`, version: '1' },
    servers: [{ url: serverUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
