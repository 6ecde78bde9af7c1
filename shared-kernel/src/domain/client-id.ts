import * as v from 'valibot';
import { idSchema } from './text/text-limits';
import { noClientId } from './client/client-reference';

/** A record's reference to its client: the client's id, or `noClientId`. */
export const clientIdSchema = v.union([v.literal(noClientId), idSchema]);
