import * as v from 'valibot';
import { collectionNamePattern, type CollectionIdentity } from './collection-identity';
import {
  createCollectionSpec,
  registerCollection,
  type CollectionSpec,
  type RemoteCollection,
} from './collections';
import { safeIdSchema } from '../../domain/text/safe-id';

interface WithId {
  readonly id: string;
}

interface CollectionDefinition<T extends WithId, I extends string>
  extends
    CollectionIdentity,
    Partial<Pick<CollectionSpec<T>, 'masked' | 'companiesOf' | 'sample'>> {
  /**
   * The schema of a record: plain JSON with the field `id`, which is the key. It validates records without changing
   * them, so it has no transformations and no defaults.
   */
  readonly schema: v.GenericSchema<T>;
  readonly labelOf?: (record: T) => string;
  readonly indexes?: Readonly<Record<I, (record: T) => string | undefined>>;
}

/**
 * Defines a collection of a remote. Throws if the name or version is invalid. Pass the result to hooks, commands and
 * tests wherever they expect a collection. Records of other versions are not read, but exported unchanged.
 *
 * @example
 * const notes = defineCollection({
 *   name: 'invoices.notes',
 *   version: 1,
 *   schema: v.object({ id: recordIdSchema, text: v.string(), day: v.string() }),
 *   indexes: { day: ({ day }) => day },
 *   sample: ({ daysAgo }) => [{ id: 'NOTE-1', text: 'Call the bank', day: daysAgo(3) }],
 * });
 */
export function defineCollection<T extends WithId, I extends string = never>({
  name,
  version,
  schema,
  ...options
}: CollectionDefinition<T, I>): RemoteCollection<T, I> {
  if (!collectionNamePattern.test(name) || !Number.isInteger(version) || version < 1)
    throw new Error(
      `The collection “${name}”, version ${version}, needs a name that begins with the name of its remote, such as invoices.notes, and a version of at least 1.`,
    );
  const withSafeId = v.pipe(
    schema,
    v.check(({ id }) => v.is(safeIdSchema, id), safeIdSchema.pipe[1].message),
  );
  const spec: unknown = createCollectionSpec(withSafeId, options);
  const collectionName = `${name}@${version}` as RemoteCollection<T, I>;
  registerCollection(collectionName, spec as CollectionSpec<object>);
  return collectionName;
}
