import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { singleLineSchema } from '../text/text-limits';

export const contractDocumentTypes = ['main_contract', 'exhibit', 'amendment'] as const;

/**
 * A document of a contract (C7). `size` is text such as “2.4 MB”. `docusignId` is the id of the envelope in which the
 * document was sent.
 */
export const contractDocumentSchema = v.object({
  id: singleLineSchema,
  name: singleLineSchema,
  type: v.picklist(contractDocumentTypes),
  size: singleLineSchema,
  uploadDate: dateSchema,
  docusignId: v.optional(singleLineSchema),
});
