import {
  clientDocumentStatusView,
  clientDocumentTypeLabel,
  type ClientDocument,
  type ClientDocumentType,
} from './client-document';
import type { Client } from 'shared-kernel/domain/client';
import { productName } from 'shared-kernel/domain/portal';
import { formatDate, type PdfContent } from 'shared-kernel/format';
import { documentFile } from 'shared-kernel/records';
import type { StoredFile } from 'shared-kernel/domain/file';

const purposes: Record<ClientDocumentType, string> = {
  legal:
    'This document evidences the legal existence of the company, who may act for it, and the terms under which it operates.',
  financial:
    'This document evidences the financial standing of the company for the period it covers, as presented by its management.',
  aml: 'This document evidences the ownership of the company, the source of its funds and the outcome of its screenings.',
};

const orDash = (text: string) => (text.trim() === '' ? '—' : text);

/** Generates the file of a sample document, because sample documents have no uploaded file. */
export function sampleClientDocument(
  { id, companyName, organizationData }: Client,
  document: ClientDocument,
): PdfContent {
  return {
    title: document.name.replace(/\.[a-z0-9]{2,4}$/i, ''),
    subtitle: `${clientDocumentTypeLabel[document.type]} document of ${companyName}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Client', companyName],
          ['Client number', id],
          ['Registration number', orDash(organizationData.registrationNumber)],
          ['Headquarters', orDash(organizationData.headquarters)],
          ['Document', document.id],
          ['Uploaded', formatDate(document.uploadDate)],
          ['Status', clientDocumentStatusView[document.status].label],
        ],
      },
      { kind: 'heading', text: 'Purpose' },
      { kind: 'paragraph', text: purposes[document.type] },
      { kind: 'space' },
      {
        kind: 'note',
        text: `A sample file made by ${productName} for demonstration. It proves nothing.`,
      },
    ],
    footer: `${productName} · ${id} · ${document.id}`,
  };
}

/** Returns the uploaded file of a document, or a generated file for a sample document. */
export const fileOf = (
  client: Client,
  document: ClientDocument,
  stored: StoredFile | null | undefined,
) => documentFile(document, stored, () => sampleClientDocument(client, document));
