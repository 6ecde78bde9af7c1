/**
 * The version of stored data and workspace files. Data of other versions is not read. Increase it when stored records
 * become invalid, or when an index or the stored state changes.
 */
export const currentSchemaVersion = 4;
