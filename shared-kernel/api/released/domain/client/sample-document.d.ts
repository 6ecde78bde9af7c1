import { type PdfContent } from '../../format';
import { type ClientDocument } from './client-document';
import { type Client } from './client.schema';
export declare function sampleClientDocument({ id, companyName, organizationData }: Client, document: ClientDocument): PdfContent;
