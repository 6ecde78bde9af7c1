import type { AuditEntry } from 'shared-kernel/domain/audit';
import { formatContractTitle, findEnvelopeId, type Contract } from 'shared-kernel/domain/contract';
import { toPdf, type PdfContent } from 'shared-kernel/format';
import { createSampleDocument } from '../documents/create-sample-document';
import {
  createContractPdfPage,
  listSignatures,
  createSigningCertificate,
} from '../signing/signing-certificate';
import { loadSignatureModule } from './load-signature-module';
import type { PdfSignature } from './sign-pdf';
import type { StoredFile } from 'shared-kernel/domain/file';

type ContractDocument = Contract['documents'][number];

/** Returns the main documents to sign. Once an envelope has been sent, returns only the documents in that envelope. */
export function listMainDocuments({ documents }: Contract): readonly ContractDocument[] {
  const sent = findEnvelopeId({ documents });
  return documents.filter(
    ({ type, docusignId }) =>
      type === 'main_contract' && (sent === undefined || docusignId === sent),
  );
}

function ownPage(contract: Contract, uploaded: readonly ContractDocument[]): PdfContent {
  const [main] = listMainDocuments(contract);
  const { title, type, client, value } = contract.signedTerms ?? contract;
  return main && uploaded.length === 0
    ? createSampleDocument({ ...contract, title, type, client, value }, main)
    : createContractPdfPage(contract);
}

const behind = ({ blocks, ...own }: PdfContent, { title, subtitle, ...more }: PdfContent) => ({
  ...own,
  blocks: [...blocks, { kind: 'part', title, subtitle } as const, ...more.blocks],
  footer: more.footer,
});

const signatures = (contract: Contract, entries: readonly AuditEntry[]): readonly PdfSignature[] =>
  listSignatures(contract, entries).map(({ name, email, words }) => ({
    name,
    email,
    reason: `${contract.id}: ${words}`,
  }));

interface Sources {
  readonly entries: readonly AuditEntry[];
  readonly readFile: (documentId: string) => Promise<StoredFile | null | undefined>;
  /** Time of the workspace clock, an ISO instant. */
  readonly now: string;
}

async function unsignedPdf(contract: Contract, { entries, readFile, now }: Sources) {
  const { mergePdfFiles, loadPdfDocument } = await loadSignatureModule();
  const files = await Promise.all(
    listMainDocuments(contract).map(async (document) => {
      const stored = await readFile(document.id);
      return stored ? { document, part: await loadPdfDocument(stored) } : undefined;
    }),
  );
  const uploaded = files.flatMap((file) => file ?? []);
  const [first, ...others] = uploaded.flatMap(({ part }) => part ?? []);
  const leftOut = uploaded.flatMap(({ document, part }) => (part ? [] : [document.name]));
  const certificate = createSigningCertificate(contract, entries, leftOut);
  if (!first) {
    const own = ownPage(
      contract,
      uploaded.map(({ document }) => document),
    );
    return toPdf(behind(own, certificate), now);
  }
  const pages = await loadPdfDocument({
    mediaType: 'application/pdf',
    bytes: await toPdf(certificate, now),
  });
  if (!pages) throw new Error('The certificate pages could not be read.');
  const title = formatContractTitle(contract.signedTerms ?? contract);
  return mergePdfFiles([first, ...others, pages], title, new Date(now));
}

/**
 * Creates the signed PDF of a contract with its main documents and certificate pages. Each signatory who has signed
 * adds one signature.
 */
export async function createSignedPdf(
  contract: Contract,
  sources: Sources,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ signPdf }, plain] = await Promise.all([
    loadSignatureModule(),
    unsignedPdf(contract, sources),
  ]);
  return signPdf(plain, signatures(contract, sources.entries), new Date());
}
