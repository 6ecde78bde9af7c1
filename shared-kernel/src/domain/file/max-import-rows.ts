/**
 * Maximum number of rows per import. One transaction can write this number within seconds.
 *
 * @example
 * const rows = v.pipe(v.array(contactSchema), v.maxLength(maxImportRows));
 */
export const maxImportRows = 20_000;
