import type { CollectionName, RecordOf } from './collections';

/** Where a workspace's first records come from: each collection on its own, when it is first needed. */
export type Seed = <C extends CollectionName>(collection: C) => Promise<Iterable<RecordOf<C>>>;

/** The built-in sample, fetched when the first collection is read. */
export const sampleSeed: Seed = async (collection) => {
  const { sampleContents } = await import(/* webpackChunkName: "sample" */ './sample-contents');
  return sampleContents[collection] as Iterable<RecordOf<typeof collection>>;
};

/** Has the built-in sample on its way before a first collection is read. */
export const fetchSample = (): void =>
  void import(/* webpackChunkName: "sample" */ './sample-contents').catch(() => undefined);

/** The built-in sample with some collections replaced. */
export const seedOf =
  (records: { readonly [C in CollectionName]?: readonly RecordOf<C>[] }, rest: Seed): Seed =>
  async (collection) =>
    (records[collection] as Iterable<RecordOf<typeof collection>> | undefined) ?? rest(collection);

/** A workspace without a record. */
export const emptySeed: Seed = () => Promise.resolve([]);

/** A generated workspace of `size` records a list. */
export const scaleSeed =
  (size: number): Seed =>
  async (collection) => {
    const [{ sampleContents }, { scaleContents }] = await Promise.all([
      import(/* webpackChunkName: "sample" */ './sample-contents'),
      import(/* webpackChunkName: "sample-scale" */ '../fixtures/scale'),
    ]);
    const generated = scaleContents(size);
    return (
      collection in generated
        ? generated[collection as keyof typeof generated]
        : sampleContents[collection]
    ) as Iterable<RecordOf<typeof collection>>;
  };
