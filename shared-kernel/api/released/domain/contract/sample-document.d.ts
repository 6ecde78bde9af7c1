import { type PdfContent } from '../../format';
import { type ContractDocument } from './contract-document';
import { type Contract } from './contract.schema';
export declare function sampleDocument(contract: Contract, document: ContractDocument): PdfContent;
