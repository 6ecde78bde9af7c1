import { specOf, type CollectionName } from '../store/collections';

const shapes = new Map<CollectionName, string>();

/**
 * What a collection's schema asks for, as one text: the same for as long as the schema is, so that a record once
 * taken by it need not be asked again. Checks count by their source.
 */
export function shapeOf(collection: CollectionName): string {
  const known = shapes.get(collection);
  if (known !== undefined) return known;
  const shape = JSON.stringify(specOf(collection).schema, (_, part: unknown) =>
    typeof part === 'function' || part instanceof RegExp ? String(part) : part,
  );
  shapes.set(collection, shape);
  return shape;
}
