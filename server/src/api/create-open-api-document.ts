import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { commandResponseSchema, commandRequestSchema } from '../commands/execute-command';
import { workspaceSchema } from '../commands/server-workspace';
import { getCommandVersion, type CommandRegistry } from '../commands/registry';
import { collectionPageSchema, collectionQuerySchema } from '../visibility/read-collection';
import { changesQuerySchema } from './parse-request';

/** Omits checks that JSON Schema cannot express. Describes the input before any transformation. */
const jsonSchemaOf = (schema: v.GenericSchema): object => {
  const { $schema: _, ...made } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return made;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const answer = (description: string, schema: object) => ({ description, ...json(schema) });

const problem = {
  description: 'The request was refused.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const query = (schema: v.ObjectSchema<v.ObjectEntries, undefined>) =>
  Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    in: 'query',
    schema: jsonSchemaOf(entry as v.GenericSchema),
  }));

const inPath = (name: string) => {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
};

const get = (success: object, ...parameters: readonly object[]) => {
  return { get: { parameters, responses: { 200: success, default: problem } } };
};

const post = (content: object, status: 200 | 201, success: object) => ({
  post: {
    requestBody: { required: true, ...content },
    responses: { [status]: success, default: problem },
  },
});

/** Returns the input schema of each command. */
const inputsOf = ({ all }: CommandRegistry) =>
  Object.fromEntries(
    all.map((command) => [
      `${command.id}.v${getCommandVersion(command)}`,
      { title: command.label, ...jsonSchemaOf(command.input) },
    ]),
  );

const paths = () => ({
  '/workspace': get(answer('The workspace', jsonSchemaOf(workspaceSchema))),
  '/collections/{name}': get(
    answer('A page of records', jsonSchemaOf(collectionPageSchema)),
    inPath('name'),
    ...query(collectionQuerySchema),
  ),
  '/changes': get(
    { description: 'Server-sent events', content: { 'text/event-stream': {} } },
    ...query(changesQuerySchema),
  ),
  '/commands': post(
    json(jsonSchemaOf(commandRequestSchema)),
    200,
    answer('The command has run', jsonSchemaOf(commandResponseSchema)),
  ),
  '/visitors/commands': post(
    json(jsonSchemaOf(commandRequestSchema)),
    200,
    answer('The command has run', jsonSchemaOf(commandResponseSchema)),
  ),
  '/files': post(
    { content: bytes },
    201,
    answer('The reference for a command', { type: 'object' }),
  ),
  '/files/{id}': get({ description: 'The file', content: bytes }, inPath('id')),
});

const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

/** Creates the OpenAPI description from the schemas of requests, responses and commands. */
export const createOpenApiDocument = (registry: CommandRegistry) => ({
  openapi: '3.1.0',
  info: { title: 'Trustfold server', version: '1' },
  security: [{ token: [] }],
  paths: paths(),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Problem: {
        type: 'object',
        properties: { ...texts('type', 'title', 'detail'), status: { type: 'integer' } },
      },
      ...inputsOf(registry),
    },
  },
});
