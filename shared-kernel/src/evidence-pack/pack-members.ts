import { keysOf } from '../format';
import { maskFields } from '../workspace/database/deep-equal';
import { specOf } from '../workspace/database/collections';
import type { StoredFile } from '../domain/file/stored-file';
import { decisionsOf } from './decisions';
import type { Gap } from './gaps/gap';
import type { PackContents } from './pack-contents';
import { utf8Bytes } from './utf8-bytes';
import { toPathSegment } from './safe-path';
import type { Member } from './zip-file';

const json = (path: string, value: unknown): Member => ({
  path,
  bytes: utf8Bytes(`${JSON.stringify(value, undefined, 2)}\n`),
});

const documentPath = ({ name }: StoredFile, index: number) =>
  `documents/${index + 1}-${toPathSegment(name)}`;

/** Creates one file per collection for an evidence pack. Sensitive fields are masked. */
const recordMembers = ({ records }: PackContents): Member[] =>
  keysOf(records)
    .filter((name) => records[name].length > 0)
    .map((name) =>
      json(
        `records/${name}.json`,
        records[name].map((record) => maskFields(record, specOf(name).masked)),
      ),
    );

const documentMembers = ({ files }: PackContents): Member[] => [
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

/** Writes the audit entries as canonical JSON, one per line. Each entry contains the digest of the previous entry. */
const logMember = ({ entries }: PackContents, canonicalText: (value: unknown) => string) => ({
  path: 'log.ndjson',
  bytes: utf8Bytes(entries.map((entry) => `${canonicalText(entry)}\n`).join('')),
});

export const packMembers = (
  contents: PackContents,
  gaps: readonly Gap[],
  canonicalText: (value: unknown) => string,
): Member[] => [
  json('missing.json', gaps),
  json('decisions.json', decisionsOf(contents)),
  logMember(contents, canonicalText),
  ...recordMembers(contents),
  ...documentMembers(contents),
];
