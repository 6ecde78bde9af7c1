/** The longest data address a photo is kept as, in characters: some 700 kB of picture. */
export const photoTextLimit = 1_000_000;
