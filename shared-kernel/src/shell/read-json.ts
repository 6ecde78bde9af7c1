import * as v from 'valibot';
import { parseJson } from './parse-json';

/**
 * Parses `text` as JSON and validates it with the schema; `undefined` if it is invalid.
 *
 * @example
 * const kept = readJson(v.object({ since: v.string() }), durableStorage.get('tf_seen'));
 */
export function readJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string | null,
): v.InferOutput<TSchema> | undefined {
  const parsed = v.safeParse(schema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}
