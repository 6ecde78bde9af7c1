/**
 * Maximum number of rows per import. A single transaction can write this many records within seconds.
 *
 * @example
 * const rows = v.pipe(v.array(contactSchema), v.maxLength(maxImportRows));
 */
export const maxImportRows = 20_000;
