import * as v from 'valibot';
import { getDocumentFileError, getContractFileKind } from '../../domain/contract/contract-file';
import { fileKinds } from '../../domain/file/file-kind';
import { photoSchema } from '../../domain/profile/photo';
import { samplePortrait } from '../../domain/profile/sample-portrait';
import {
  createOptionalEmailSchema,
  optionalPhoneSchema,
  inputLimits,
  createTrimmedTextSchema,
  optionalWebAddressSchema,
} from '../../domain/text';
import { isPlainObject } from '../../domain/deep-equal';
import { toCommandIssues, type CommandIssue } from '../database/validate-record';
import {
  isRemoteCollection,
  appendOnlyCollections,
  type CollectionName,
  type KernelCollection,
} from '../database/collections';
import { safeIdSchema } from '../../domain/text/safe-id';
import type { StoredFile } from '../../domain/file/stored-file';

const emailSchema = createOptionalEmailSchema('Enter an email address such as name@company.com');

const avatarSchema = v.union([v.literal(samplePortrait), photoSchema]);

const typedFields: Readonly<Record<string, v.GenericSchema>> = {
  email: emailSchema,
  website: optionalWebAddressSchema,
};

/** Schemas of fields that users fill in and whose meaning depends on the collection. */
const typedFieldsOf: {
  readonly [C in KernelCollection]?: Readonly<Record<string, v.GenericSchema>>;
} = {
  clients: { phone: optionalPhoneSchema },
  profiles: { phone: createTrimmedTextSchema(inputLimits.name), avatar: avatarSchema },
};

/** Whether a field contains the id of a record. A tax id is no record id, because an authority issues it. */
const isIdField = (field: string) => field === 'id' || (field.endsWith('Id') && field !== 'taxId');

function* fieldsOf(value: unknown, path = ''): Generator<readonly [string, string, unknown]> {
  if (!Array.isArray(value) && !isPlainObject(value)) return;
  for (const [field, held] of Object.entries(value)) {
    const place = path === '' ? field : `${path}.${field}`;
    yield [field, place, held];
    yield* fieldsOf(held, place);
  }
}

const issuesWith = (schema: v.GenericSchema, field: string, value: unknown): CommandIssue[] => {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return toCommandIssues(issues).map(({ message }) => ({ field, message }));
};

const idOfFile = ({ id, name }: StoredFile) =>
  id.endsWith(`/${name}`) ? id.slice(0, -name.length - 1) : id;

function fileIssues(file: StoredFile): CommandIssue[] {
  const problem = getDocumentFileError(file);
  if (problem !== undefined) return [{ field: 'name', message: problem }];
  const kind = getContractFileKind(file.name);
  const isOfKind = kind !== undefined && fileKinds[kind].mediaType === file.mediaType;
  const message = 'The media type does not match the file’s content.';
  return [
    ...(isOfKind ? [] : [{ field: 'mediaType', message }]),
    ...issuesWith(safeIdSchema, 'id', idOfFile(file)),
  ];
}

/**
 * Returns why an import refuses a record that matches its schema: users could not have entered its values or uploaded
 * its file. Stored records are not subject to these rules.
 */
export function findImportIssues(name: CollectionName, record: object): readonly CommandIssue[] {
  if (isRemoteCollection(name)) return [];
  // The audit log is not imported, only verified.
  if (appendOnlyCollections.includes(name)) return [];
  if (name === 'files') return fileIssues(record as StoredFile);
  const fields = Array.from(fieldsOf(record));
  const ofName = { ...typedFields, ...typedFieldsOf[name] };
  return fields.flatMap(([field, place, value]) => {
    if (value === '' || typeof value !== 'string') return [];
    if (isIdField(field)) return issuesWith(safeIdSchema, place, value);
    const schema = Object.hasOwn(ofName, field) ? ofName[field] : undefined;
    return schema ? issuesWith(schema, place, value) : [];
  });
}
