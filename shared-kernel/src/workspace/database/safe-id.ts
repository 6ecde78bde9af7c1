import * as v from 'valibot';
import { storedLimits } from '../../domain/text';

const unsafeId =
  'An ID can have up to 200 letters, digits and the characters - _ . : / + @ and must begin with a letter or digit.';

const idPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_:/+@-]|\.(?!\.))*$/u;

/** Schema for ids that are safe in URLs, file names and logs. */
export const safeIdSchema = v.pipe(
  v.string(),
  v.check((id) => id.length <= storedLimits.id && idPattern.test(id), unsafeId),
);
