/** What the browser tests say of a fault that any page can show. */
export const faultMessages = {
  guard: 'The console stays clean and nothing is asked for but the product’s own files',
  axe: 'axe finds nothing on',
} as const;
