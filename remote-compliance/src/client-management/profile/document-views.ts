import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import type { ClientDocumentType, ClientDocument } from '../client-document';

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
