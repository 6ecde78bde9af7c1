/** `live`: every control works on this browser's workspace. `reference`: the sample exactly as specified. */
export const behaviours = ['live', 'reference'] as const;

export type Behaviour = (typeof behaviours)[number];
