import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { commandAnswerSchema, commandRequestSchema } from '../commands/execute-command';
import { workspaceSchema } from '../commands/server-workspace';
import { versionOf, type CommandRegistry } from '../commands/registry';
import { collectionPageSchema, collectionQuerySchema } from '../visibility/read-collection';

/** Omits checks that JSON Schema cannot express. Input schemas describe values before transformation. */
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

const pathParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

/** Returns the schema of `input` for each command. */
const inputsOf = ({ all }: CommandRegistry) =>
  Object.fromEntries(
    all.map((command) => [
      `${command.id}.v${versionOf(command)}`,
      { title: command.label, ...jsonSchemaOf(command.input) },
    ]),
  );

const pathsOf = () => ({
  '/collections/{name}': {
    get: {
      parameters: [pathParameter('name'), ...query(collectionQuerySchema)],
      responses: {
        200: answer('A page of records', jsonSchemaOf(collectionPageSchema)),
        default: problem,
      },
    },
  },
  '/workspace': {
    get: {
      responses: {
        200: answer('The workspace', jsonSchemaOf(workspaceSchema)),
        default: problem,
      },
    },
  },
  '/changes': {
    get: {
      parameters: [{ name: 'after', in: 'query', schema: { type: 'integer' } }],
      responses: {
        200: { description: 'Server-sent events', content: { 'text/event-stream': {} } },
        default: problem,
      },
    },
  },
  '/commands': {
    post: {
      requestBody: { required: true, ...json(jsonSchemaOf(commandRequestSchema)) },
      responses: {
        200: answer('The command has run', jsonSchemaOf(commandAnswerSchema)),
        default: problem,
      },
    },
  },
  '/files': {
    post: {
      requestBody: { required: true, content: bytes },
      responses: {
        201: answer('The reference for a command', { type: 'object' }),
        default: problem,
      },
    },
  },
  '/files/{id}': {
    get: {
      parameters: [pathParameter('id')],
      responses: { 200: { description: 'The file', content: bytes }, default: problem },
    },
  },
});

/** OpenAPI description that is generated from the schemas of requests, responses and commands. */
export const openApi = (registry: CommandRegistry) => ({
  openapi: '3.1.0',
  info: { title: 'Trustfold server', version: '1' },
  security: [{ token: [] }],
  paths: pathsOf(),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Problem: {
        type: 'object',
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
        },
      },
      ...inputsOf(registry),
    },
  },
});
