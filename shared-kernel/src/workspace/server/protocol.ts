import * as v from 'valibot';
import { preferencesSchema } from '../../domain/profile/preferences.schema';
import type { CommandErrorKind } from '../commands/command-error';
import { isRemoteCollection, type RemoteCollection } from '../database/collections';

const remoteCollection = v.custom<RemoteCollection>((name) => isRemoteCollection(String(name)));

/** Response of `GET /workspace`. */
export const workspaceResponseSchema = v.object({
  /** Time when the workspace was created or filled with the sample data (ISO 8601). */
  sampleMoment: v.string(),
  hasSample: v.boolean(),
  /** Collections of remotes that have records. */
  collections: v.array(v.pipe(v.string(), remoteCollection)),
});

/** Response of `GET /collections/:name`. */
export const pageResponseSchema = v.object({
  /** Workspace revision that the page shows. */
  revision: v.number(),
  records: v.array(v.object({ revision: v.number(), record: v.looseObject({}) })),
  /** Cursor of the next page. Absent on the last page. */
  next: v.optional(v.string()),
});

/** Response of `GET /commands`. */
export const commandsResponseSchema = v.array(v.object({ id: v.string(), version: v.number() }));

/** Response of `POST /commands`. */
export const commandResponseSchema = v.object({
  id: v.string(),
  /** Workspace revision after the command. */
  revision: v.number(),
  output: v.unknown(),
  /** The preferences that the command has changed. */
  preferences: v.partial(preferencesSchema),
});

/** HTTP status for each reason to refuse a command. */
export const statusByErrorKind: Readonly<Record<CommandErrorKind, number>> = {
  denied: 403,
  invalid: 400,
  missing: 404,
  refused: 422,
  conflict: 409,
  storage: 503,
  cancelled: 422,
  unexpected: 500,
};
