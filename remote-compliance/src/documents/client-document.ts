import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type ClientDocument = Client['documents'][number];

export type ClientDocumentType = ClientDocument['type'];

/** A document a client handed in, as the client’s record holds it (CL4). */
export const clientDocumentSchema = clientSchema.entries.documents.item;

/** Accepts a client’s document type and nothing else. */
export const clientDocumentTypeSchema = clientDocumentSchema.entries.type;

/** What a client’s document may be evidence of (CL4). */
export const clientDocumentTypes = clientDocumentTypeSchema.options;

/** How each document type reads on screen (CL4). */
export const clientDocumentTypeLabel: Record<ClientDocumentType, string> = {
  legal: 'Legal',
  financial: 'Financial',
  aml: 'AML',
};

/** How each document status reads on screen (CL4). */
export const clientDocumentStatusView: Record<ClientDocument['status'], StatusView> = {
  approved: { label: 'Approved', tone: 'success', icon: 'check-circle' },
  pending: commonStatus.pending,
  rejected: { label: 'Rejected', tone: 'danger', icon: 'close-circle' },
};
