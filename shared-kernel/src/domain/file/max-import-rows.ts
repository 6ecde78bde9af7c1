/**
 * The most rows of one import, which one transaction writes within seconds.
 *
 * @example
 * const rows = v.pipe(v.array(contactSchema), v.maxLength(maxImportRows));
 */
export const maxImportRows = 20_000;
