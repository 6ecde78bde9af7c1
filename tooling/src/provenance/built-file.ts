/** Where a build says what it was made of and by whom; a report, no part of what is released. */
export const builtFile = 'built.json';
