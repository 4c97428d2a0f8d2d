import { brand } from '@repo/domain/brand';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { z } from 'zod';
import type { Endpoint, FilePart } from './endpoint.ts';
import { envelopeOf, failureEnvelope } from './envelope.ts';

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'openapi-3.0' });
  return rest;
};

const contentOf = (mediaType: string, schema: object) => ({ content: { [mediaType]: { schema } } });

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, fieldSchema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: fieldSchema,
  }));
}

function filePropertyOf({ files, maxBytes }: FilePart) {
  const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` };
  return files.to === 1 ? file : { type: 'array', items: file, minItems: files.from, maxItems: files.to };
}

/** Returns the schema of a form: texts and files are fields. */
function formSchemaOf(files: readonly FilePart[], body: z.ZodType | undefined) {
  const { properties = {}, required = [] } = body === undefined ? {} : jsonSchemaOf(body, 'input');
  const mustHave = files.filter(({ files: { from } }) => from > 0).map(({ name }) => name);
  return {
    type: 'object',
    properties: {
      ...properties,
      ...Object.fromEntries(files.map((file) => [file.name, filePropertyOf(file)])),
    },
    required: [...required, ...mustHave],
  };
}

function requestBodyOf({ files, body }: Endpoint) {
  if (files !== undefined)
    return { requestBody: contentOf('multipart/form-data', formSchemaOf(files, body)) };
  if (body === undefined) return {};
  return { requestBody: contentOf('application/json', jsonSchemaOf(body, 'input')) };
}

const failure = contentOf('application/json', { $ref: '#/components/schemas/Failure' });

/** Returns the endpoint's failures by HTTP status. */
function failuresOf({ errors = [] }: Endpoint) {
  const byStatus = Map.groupBy(errors, (code) => httpStatusOf(code));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), ...failure }]),
  );
}

const operationOf = (endpoint: Endpoint) => ({
  operationId: endpoint.key.replaceAll(/[^A-Za-z0-9]+/g, '_'),
  tags: [endpoint.topic],
  summary: endpoint.summary,
  description: `For: ${endpoint.actors.join(', ')}.`,
  ...(endpoint.actors.includes('guest') ? {} : { security: [{ bearer: [] }] }),
  parameters: [...parametersIn('path', endpoint.params), ...parametersIn('query', endpoint.query)],
  ...requestBodyOf(endpoint),
  responses: {
    200: {
      description: endpoint.success === undefined ? 'Done' : `message: ${endpoint.success}`,
      ...contentOf('application/json', jsonSchemaOf(envelopeOf(endpoint.reply, endpoint.meta), 'output')),
    },
    ...failuresOf(endpoint),
    default: { description: 'Refused; errors[0] is the key', ...failure },
  },
});

/** Returns the contract as an OpenAPI document; `serverUrl` is the deployment's address. */
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
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchemaOf(failureEnvelope, 'output') },
    },
    paths,
  };
}
