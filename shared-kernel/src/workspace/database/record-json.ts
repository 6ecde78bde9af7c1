import * as v from 'valibot';
import type { CollectionName } from './collections';
import { bytesSchema } from '../../domain/file/stored-file';

const fileBytesSchema = v.looseObject({ bytes: v.string() });

/** Number of bytes to convert per function call, because JavaScript engines limit the number of arguments. */
const chunkBytes = 0x8000;

export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(binary);
}

/** Decodes base64; `undefined` if the text is invalid. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Converts a record for JSON: bytes become base64. */
export const recordToJson = (record: object): object =>
  'bytes' in record && v.is(bytesSchema, record.bytes)
    ? { ...record, bytes: encodeBase64(record.bytes) }
    : record;

/** Converts base64 text in a parsed record to bytes. All other values are validated later by the schema. */
export function parseRecordJson(collection: CollectionName, value: unknown): unknown {
  if (collection !== 'files' || !v.is(fileBytesSchema, value)) return value;
  return { ...value, bytes: decodeBase64(value.bytes) };
}
