import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { singleLineSchema } from '../text/text-limits';

const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';

/**
 * Accepts a `Uint8Array` from any realm. `instanceof` returns false for an array from another realm, such as another
 * window.
 */
export const bytesSchema = v.custom<Uint8Array>(
  isBytes,
  'The file’s content is missing or not base64.',
);

/**
 * An unmodified file in the workspace, with the id of its document. `mediaType` is a type such as `application/pdf`.
 * `addedAt` is an ISO instant.
 */
export const storedFileSchema = v.object({
  id: v.pipe(singleLineSchema, v.nonEmpty()),
  name: singleLineSchema,
  mediaType: singleLineSchema,
  addedAt: timestampSchema,
  bytes: bytesSchema,
});

/**
 * A file in the workspace, stored unmodified.
 *
 * @example
 * const size = ({ bytes }: StoredFile) => formatBytes(bytes.byteLength);
 */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;
