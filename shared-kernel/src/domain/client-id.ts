import * as v from 'valibot';
import { idSchema } from './text/text-limits';
import { noClientId } from './client/client-reference';

/** What a record keeps of the client that it is of: the client's id, or that it is no client's. */
export const clientIdSchema = v.union([v.literal(noClientId), idSchema]);
