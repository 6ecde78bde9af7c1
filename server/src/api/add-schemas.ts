import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import { formatIssueSentence, toCommandIssues } from 'shared-kernel/server';
import * as v from 'valibot';
import { commandRegistry } from '../commands/registry';
import { HttpProblem } from './problem';

export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** Omits checks that JSON Schema cannot express. Describes the input before any transformation. */
function describe(schema: unknown): object {
  const options = { errorMode: 'ignore', typeMode: 'input' } as const;
  const { $schema: _, ...described } = toJsonSchema(schema as v.GenericSchema, options);
  return described;
}

const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
});

const problemResponse = {
  description: 'The request was refused.',
  content: { 'application/problem+json': { schema: describe(problemSchema) } },
};

/** Validates requests with the valibot schemas of the routes, and describes the routes with OpenAPI. */
export async function addSchemas(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (value) => {
    const result = v.safeParse(schema, value, { message: formatIssueSentence });
    if (result.success) return { value: result.output };
    const issues = toCommandIssues(result.issues);
    return { error: new HttpProblem(400, 'The request is not valid.', { issues }) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  const inputs = Array.from(
    commandRegistry,
    ([key, { label, input }]) => [key, { title: label, ...describe(input) }] as const,
  );
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Trustfold server', version: '1' },
      security: [{ token: [] }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: Object.fromEntries(inputs),
      },
    },
    transform({ url, schema }) {
      const { body, querystring, params, headers, response, ...rest } = { ...schema };
      const parts = Object.entries({ body, querystring, params, headers })
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [name, describe(part)] as const);
      const responses = Object.entries(response ?? {}).map(
        ([status, part]) => [status, describe(part)] as const,
      );
      const described = { ...Object.fromEntries(responses), default: problemResponse };
      return { url, schema: { ...rest, ...Object.fromEntries(parts), response: described } };
    },
  });
}
