import * as v from 'valibot';
import { jsonOf } from './json-of';

/**
 * What `text` holds when it is JSON of the schema's shape; anything else is `undefined`.
 *
 * @example
 * const kept = readJson(v.object({ since: v.string() }), durableStorage.get('tf_seen'));
 */
export function readJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string | null,
): v.InferOutput<TSchema> | undefined {
  const parsed = v.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : undefined;
}
