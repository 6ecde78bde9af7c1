/** The one cache of the product: what is in it is named by its digest, whichever origin it came from. */
export const keptName = 'trustfold';

/** Takes all that was kept away. */
export const dropAll = (): Promise<boolean> => caches.delete(keptName);
