import * as v from 'valibot';
import { preferencesSchema } from '../../domain/profile/preferences.schema';
import { timestampSchema } from '../../domain/scalars';
import { isRemoteCollection, type RemoteCollection } from '../database/collections';
import { currentSchemaVersion } from '../database/schema-version';

export const workspaceFormat = 'trustfold-workspace';

const isRemoteName = (value: unknown) => typeof value === 'string' && isRemoteCollection(value);

const otherVersion = 'The file was written by another version of Trustfold.';

/**
 * Schema of the first line of a workspace file. Each following line is a record, `["contracts", {…}]`, or a quarantined
 * record, `["quarantine", {…}]`. The last line, such as `["end", 12]`, contains the number of records.
 */
export const fileHeaderSchema = v.object(
  {
    format: v.literal(workspaceFormat, 'This is not a Trustfold workspace file.'),
    version: v.literal(currentSchemaVersion, otherVersion),
    layout: v.literal('lines', otherVersion),
    exportedAt: timestampSchema,
    sampleMoment: timestampSchema,
    preferences: v.optional(preferencesSchema),
    collections: v.optional(v.array(v.custom<RemoteCollection>(isRemoteName)), []),
  },
  'This is not a Trustfold workspace file.',
);
