/** What browser tests say of a fault of the product, however often it comes: no second try excuses it. */
export const neverForgiven = {
  guard: 'The console stays clean and nothing is asked for but the product’s own files',
  axe: 'axe finds nothing on',
} as const;

/** Whether a failed try showed such a fault; what is said of a file's digest is one too. */
export const isNeverForgiven = (message: string): boolean =>
  Object.values(neverForgiven).some((sentence) => message.includes(sentence)) ||
  /\b(digest|integrity)\b/i.test(message);
