import * as v from 'valibot';
import { dateSchema } from '../scalars';
import { type StatusView } from '../status';
import { lineSchema } from '../text/text-limits';

/** What a client’s document is evidence of (CL4). */
export const clientDocumentTypes = ['legal', 'financial', 'aml'] as const;

export type ClientDocumentType = (typeof clientDocumentTypes)[number];

/** Accepts a client’s document type and nothing else. */
export const clientDocumentTypeSchema = v.picklist(clientDocumentTypes);

/** How each document type reads on screen (CL4). */
export const clientDocumentTypeLabel: Record<ClientDocumentType, string> = {
  legal: 'Legal',
  financial: 'Financial',
  aml: 'AML',
};

/** Whether a client’s document has been accepted (CL4). */
export const clientDocumentStatuses = ['approved', 'pending', 'rejected'] as const;

export type ClientDocumentStatus = (typeof clientDocumentStatuses)[number];

/** How each document status reads on screen (CL4). */
export const clientDocumentStatusView: Record<ClientDocumentStatus, StatusView> = {
  approved: { label: 'Approved', tone: 'success', icon: 'check-circle' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  rejected: { label: 'Rejected', tone: 'danger', icon: 'close-circle' },
};

/** A document a client handed in; `size` is text such as “2.4 MB” (CL4). */
export const clientDocumentSchema = v.object({
  id: lineSchema,
  name: lineSchema,
  type: clientDocumentTypeSchema,
  status: v.picklist(clientDocumentStatuses),
  uploadDate: dateSchema,
  size: lineSchema,
});

export type ClientDocument = v.InferOutput<typeof clientDocumentSchema>;
