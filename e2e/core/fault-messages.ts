export const faultMessages = {
  guard: 'The console stays clean and nothing is asked for but the product’s own files',
  axe: 'axe finds nothing on',
} as const;
