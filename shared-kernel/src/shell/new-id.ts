/** A random id, in insecure pages too. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
