import { clientSchema, type Client } from 'shared-kernel/domain/client';

export type ClientDocument = Client['documents'][number];

export type ClientDocumentType = ClientDocument['type'];

/** A document a client handed in, as the client’s record holds it (CL4). */
export const clientDocumentSchema = clientSchema.entries.documents.item;

/** Accepts a client’s document type and nothing else. */
export const clientDocumentTypeSchema = clientDocumentSchema.entries.type;

/** What a client’s document may be evidence of (CL4). */
export const clientDocumentTypes = clientDocumentTypeSchema.options;
