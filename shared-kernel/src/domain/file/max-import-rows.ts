/**
 * Maximum number of rows per import. One transaction writes that many within seconds.
 *
 * @example
 * const rows = v.pipe(v.array(contactSchema), v.maxLength(maxImportRows));
 */
export const maxImportRows = 20_000;
