import * as v from 'valibot';

/** What `text` holds when it is JSON of the schema's shape; anything else is `undefined`. */
export function readJson<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string | null,
): v.InferOutput<TSchema> | undefined {
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
