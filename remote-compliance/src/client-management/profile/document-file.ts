import type { Client } from 'shared-kernel/domain/client';
import { documentFile } from 'shared-kernel/records';
import type { StoredFile } from 'shared-kernel/workspace';
import type { ClientDocument } from '../client-document';
import { sampleClientDocument } from './sample-document';

/** The file that was uploaded, or one made up for a document of the sample. */
export const fileOf = (
  client: Client,
  document: ClientDocument,
  stored: StoredFile | null | undefined,
) => documentFile(document, stored, () => sampleClientDocument(client, document));
