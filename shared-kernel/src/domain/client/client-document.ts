import * as v from 'valibot';
import { dateSchema } from '../scalars';

import { lineSchema } from '../text/text-limits';

/** What a client’s document is evidence of (CL4). */
export const clientDocumentTypes = ['legal', 'financial', 'aml'] as const;

/** Whether a client’s document has been accepted (CL4). */
export const clientDocumentStatuses = ['approved', 'pending', 'rejected'] as const;

/** A document a client handed in; `size` is text such as “2.4 MB” (CL4). */
export const clientDocumentSchema = v.object({
  id: lineSchema,
  name: lineSchema,
  type: v.picklist(clientDocumentTypes),
  status: v.picklist(clientDocumentStatuses),
  uploadDate: dateSchema,
  size: lineSchema,
});

export type ClientDocument = v.InferOutput<typeof clientDocumentSchema>;
