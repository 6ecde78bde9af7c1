/**
 * In `live` mode every control works with this browser’s workspace. The `reference` mode shows the sample exactly as
 * specified.
 */
const behaviours = ['live', 'reference'] as const;

export type Behaviour = (typeof behaviours)[number];

export const isBehaviour = (value: unknown): value is Behaviour =>
  behaviours.some((behaviour) => behaviour === value);
