import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import { toPdf } from 'shared-kernel/format';
import { type PreviewedFile } from 'shared-kernel/records';
import { type StoredFile } from 'shared-kernel/workspace';
import { sampleClientDocument } from './sample-document';

/** The file that was uploaded, byte for byte, or one made up for a document of the sample. */
export function fileOf(
  client: Client,
  document: ClientDocument,
  stored: StoredFile | null | undefined,
): PreviewedFile {
  if (stored) {
    const { name, mediaType, bytes } = stored;
    return { name, mediaType, bytes: new Uint8Array(bytes) };
  }
  return {
    name: document.name,
    mediaType: 'application/pdf',
    bytes: toPdf(sampleClientDocument(client, document), `${document.uploadDate}T00:00:00.000Z`),
  };
}
