/**
 * The modes of the product. In `live` mode every control works with this browser’s workspace; `reference` mode shows
 * the sample data exactly as the specification describes it.
 */
const behaviours = ['live', 'reference'] as const;

export type Behaviour = (typeof behaviours)[number];

export const isBehaviour = (value: unknown): value is Behaviour =>
  behaviours.some((behaviour) => behaviour === value);
