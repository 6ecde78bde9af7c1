/** Returns a random id. Unlike `randomUUID`, the function also works on insecure pages. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
