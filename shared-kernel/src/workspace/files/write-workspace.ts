import type { Preferences } from '../../domain/profile';
import { collectionNames, type CollectionName } from '../database/collections';
import { currentSchemaVersion } from '../database/schema-version';
import type { QuarantinedRecord, WorkspaceSource } from '../database/source';
import { workspaceFormat } from './file-header';
import { recordToJson } from '../database/record-json';

const lineOf = (name: string, value: unknown) => `${JSON.stringify([name, value])}\n`;

export async function* generateWorkspaceText(
  source: WorkspaceSource,
  preferences: Preferences,
  now: Date,
  names?: readonly CollectionName[],
): AsyncGenerator<string> {
  const collections = await source.remoteCollections();
  const head = {
    format: workspaceFormat,
    layout: 'lines',
    version: currentSchemaVersion,
    exportedAt: now.toISOString(),
    sampleMoment: await source.sampleMoment(),
    preferences,
    ...(collections.length > 0 && { collections }),
  };
  yield `${JSON.stringify(head)}\n`;
  let records = 0;
  for (const name of names ?? [...collectionNames, ...collections]) {
    const all = await source.readAll(name);
    yield all.map((record) => lineOf(name, recordToJson(record))).join('');
    records += all.length;
  }
  for (const broken of await source.quarantined()) yield lineOf('quarantine', broken);
  yield lineOf('end', records);
}

/** Returns the whole workspace as a file, compressed if the browser supports compression. */
export async function writeWorkspace(
  source: WorkspaceSource,
  preferences: Preferences,
  now: Date,
): Promise<Blob> {
  const parts: string[] = [];
  for await (const part of generateWorkspaceText(source, preferences, now)) parts.push(part);
  const file = new Blob(parts, { type: 'application/x-ndjson' });
  if (typeof CompressionStream === 'undefined') return file;
  const compressed = file.stream().pipeThrough(new CompressionStream('gzip'));
  const headers = { 'content-type': 'application/gzip' };
  return new Response(compressed, { headers }).blob();
}

/** Returns the quarantined records as JSON. */
export const createQuarantineText = (quarantined: readonly QuarantinedRecord[]): string =>
  `${JSON.stringify({ format: 'trustfold-quarantine', records: quarantined }, undefined, 2)}\n`;
