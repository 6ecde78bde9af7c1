/**
 * The version of the stored data and of workspace files; other versions are not read. It increases with each change of a
 * schema that stored records do not satisfy, of an index, or of the stored state.
 */
export const currentSchemaVersion = 4;
