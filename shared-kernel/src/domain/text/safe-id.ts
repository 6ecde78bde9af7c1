import * as v from 'valibot';
import { storedLimits } from './text-limits';

const unsafeId =
  'An ID can have up to 200 letters, digits and the characters - _ . : / + @ and must begin with a letter or digit.';

const idPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_:/+@-]|\.(?!\.))*$/u;

/** Validates ids that are safe in addresses, file names and logs. */
export const safeIdSchema = v.pipe(
  v.string(),
  v.check((id) => id.length <= storedLimits.id && idPattern.test(id), unsafeId),
);
