import { keysOf } from '../format';
import { maskFields } from '../domain/deep-equal';
import { getCollectionSpec } from '../workspace/database/collections';
import type { StoredFile } from '../domain/file/stored-file';
import { listEvidenceDecisions } from './decisions';
import type { MissingEvidence } from './missing-evidence/missing-evidence';
import type { EvidencePackContents } from './pack-contents';
import { encodeUtf8 } from './encode-utf8';
import { toPathSegment } from './safe-path';
import type { ZipMember } from './zip-file';

const json = (path: string, value: unknown): ZipMember => ({
  path,
  bytes: encodeUtf8(`${JSON.stringify(value, undefined, 2)}\n`),
});

const documentPath = ({ name }: StoredFile, index: number) =>
  `documents/${index + 1}-${toPathSegment(name)}`;

/** Creates one file per collection for an evidence pack. Sensitive fields are masked. */
const recordMembers = ({ records }: EvidencePackContents): ZipMember[] =>
  keysOf(records)
    .filter((name) => records[name].length > 0)
    .map((name) =>
      json(
        `records/${name}.json`,
        records[name].map((record) => maskFields(record, getCollectionSpec(name).masked)),
      ),
    );

const documentMembers = ({ files }: EvidencePackContents): ZipMember[] => [
  json(
    'documents.json',
    files.map((file, index) => {
      const { id, name, mediaType, addedAt } = file;
      return { id, name, mediaType, addedAt, path: documentPath(file, index) };
    }),
  ),
  ...files.map((file, index) => ({
    path: documentPath(file, index),
    bytes: new Uint8Array(file.bytes),
  })),
];

/**
 * Creates a file with the audit entries as canonical JSON, one per line. Each entry contains the digest of the previous
 * one.
 */
const logMember = (
  { entries }: EvidencePackContents,
  canonicalText: (value: unknown) => string,
) => ({
  path: 'log.ndjson',
  bytes: encodeUtf8(entries.map((entry) => `${canonicalText(entry)}\n`).join('')),
});

export const createPackMembers = (
  contents: EvidencePackContents,
  gaps: readonly MissingEvidence[],
  canonicalText: (value: unknown) => string,
): ZipMember[] => [
  json('missing.json', gaps),
  json('decisions.json', listEvidenceDecisions(contents)),
  logMember(contents, canonicalText),
  ...recordMembers(contents),
  ...documentMembers(contents),
];
