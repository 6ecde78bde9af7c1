/**
 * The version of stored data and workspace files; other versions are not read. Increment it when a schema change
 * makes stored records invalid, or an index or the stored state changes.
 */
export const currentSchemaVersion = 4;
