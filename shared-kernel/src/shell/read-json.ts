import * as v from 'valibot';
import { jsonOf } from './json-of';

/**
 * Parses `text` as JSON of the schema; `undefined` if it is invalid.
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
