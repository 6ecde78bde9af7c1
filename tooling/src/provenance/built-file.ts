/** Where a build says what it was made of and by whom; a report, no part of what is released. */
export const builtFile = 'built.json';

/** Where it lists the packages that are in it; a report too, which a release holds beside its files. */
export const materialsFile = 'bom.json';
