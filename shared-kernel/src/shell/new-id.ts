/** A random id; it also works on insecure pages, which lack `randomUUID`. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
