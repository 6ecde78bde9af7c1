import * as v from 'valibot';
import { storedLimits } from '../../domain/text';

const unsafeId =
  'An id has up to 200 letters, digits and the signs - _ . : / + @ and begins with a letter or digit.';

const idPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_:/+@-]|\.(?!\.))*$/u;

/** An id that is safe in an address, a file name and a log. */
export const safeIdSchema = v.pipe(
  v.string(),
  v.check((id) => id.length <= storedLimits.id && idPattern.test(id), unsafeId),
);
