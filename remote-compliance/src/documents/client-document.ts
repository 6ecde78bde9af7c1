import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';

export type ClientDocument = Client['documents'][number];

export type ClientDocumentType = ClientDocument['type'];

export const clientDocumentSchema = clientSchema.entries.documents.item;

export const clientDocumentTypeSchema = clientDocumentSchema.entries.type;

export const clientDocumentTypes = clientDocumentTypeSchema.options;

export const clientDocumentTypeLabel: Record<ClientDocumentType, string> = {
  legal: 'Legal',
  financial: 'Financial',
  aml: 'AML',
};

export const clientDocumentStatusDisplay: Record<ClientDocument['status'], StatusDisplay> = {
  approved: { label: 'Approved', tone: 'success', icon: 'check-circle' },
  pending: commonStatusDisplay.pending,
  rejected: { label: 'Rejected', tone: 'danger', icon: 'close-circle' },
};
