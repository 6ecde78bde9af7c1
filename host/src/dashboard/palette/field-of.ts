/** A field of a record that is a text; empty where it is none. */
export function fieldOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}
