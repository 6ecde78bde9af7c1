import type * as v from 'valibot';

/** Path of a field in a command input: property names and array indexes. */
export type FieldPath = readonly (string | number)[];

interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string)[];
}

const isSchema = (option: Schema | string): option is Schema => typeof option === 'object';

/**
 * Returns the paths of all fields of a schema that accept text. For a list, only the field of its first item is
 * returned.
 */
export function textFieldsOf(given: v.GenericSchema): readonly FieldPath[] {
  const { type, entries, item, wrapped, options = [] } = given as Schema;
  if (type === 'string') return [[]];
  if (wrapped) return textFieldsOf(wrapped);
  if (item) return textFieldsOf(item).map((path) => [0, ...path]);
  if (entries)
    return Object.entries(entries).flatMap(([name, schema]) =>
      textFieldsOf(schema).map((path) => [name, ...path]),
    );
  return options.filter(isSchema).flatMap(textFieldsOf);
}

/** Returns some value that matches the schema, for a field without a value in the test input. */
function anyOf(given: v.GenericSchema): unknown {
  const { type, entries, item, wrapped, options = [] } = given as Schema;
  if (wrapped) return anyOf(wrapped);
  if (item) return [anyOf(item)];
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [name, anyOf(schema)]),
    );
  const [first] = options;
  if (first !== undefined) return isSchema(first) ? anyOf(first) : first;
  return { string: 'A text', number: 1, boolean: true }[type];
}

/** Returns a copy of the input in which one field contains the text. */
export function withText(
  given: v.GenericSchema,
  input: unknown,
  [name, ...rest]: FieldPath,
  text: string,
): unknown {
  if (name === undefined) return text;
  const { wrapped, entries, item, options = [] } = given as Schema;
  if (wrapped) return withText(wrapped, input, [name, ...rest], text);
  const inner = entries?.[name] ?? item;
  if (!inner) {
    const option = options.filter(isSchema).find((one) => one.entries?.[name] ?? one.item);
    return option && withText(option, input, [name, ...rest], text);
  }
  const base = (input ?? anyOf(given)) as object;
  const value = withText(inner, Reflect.get(base, name), rest, text);
  if (Array.isArray(base)) return [value, ...(base as unknown[]).slice(1)];
  return { ...base, [name]: value };
}
