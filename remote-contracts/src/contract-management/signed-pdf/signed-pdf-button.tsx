import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { toPdf, type PdfContent } from 'shared-kernel/format';
import { useHandOut } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, useIndexed, useWorkspaceClock, canSign } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-contracts';
import { contractAuditQuery } from '../contract-audit-query';
import { signatoryProgress } from '../signing/signing-order';
import { signaturesOf, signedPaper } from '../signing/what-was-signed';
import { bringSignatures } from './bring';
import type { PdfSignature } from './sign-pdf';

const aboutKeys =
  'Each signature in this file was made with a key of one browser when the file was made. It shows that the file has not changed since. It does not show who held the key.';

/** A contract as its signatories signed it, and the signatures that its file gets, in signing order. */
function signedContract(
  contract: Contract,
  entries: readonly AuditEntry[],
): { readonly content: PdfContent; readonly signatures: readonly PdfSignature[] } {
  return {
    content: signedPaper(contract, entries, { title: 'Contract', note: aboutKeys }),
    signatures: signaturesOf(contract, entries).map(({ name, email, words }) => ({
      name,
      email,
      reason: `${contract.id}: ${words}`,
    })),
  };
}

/** Hands out the contract as a PDF with a signature of everyone who has signed it. */
export function SignedPdfButton({ contract }: { readonly contract: Contract }) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const { data: entries } = useIndexed('auditEntries', 'subject', contractAuditQuery(contract.id));
  const now = useWorkspaceClock();
  const { handOut, isMaking } = useHandOut();
  const isSigned = signatoryProgress(contract).signed > 0;
  if (!isSigned || availability.state === 'inert') return null;
  const fileName = `${contract.id} signed.pdf`;
  const make = async () => {
    const { content, signatures } = signedContract(contract, entries ?? []);
    const [{ signPdf }, plain] = await Promise.all([bringSignatures(), toPdf(content, now)]);
    const bytes = await signPdf(plain, signatures, new Date());
    return { name: fileName, mediaType: 'application/pdf', bytes };
  };
  return (
    <CommandButton
      size="small"
      icon={<Icon name="download" />}
      availability={availability}
      refusal={
        entries
          ? canSign()
            ? undefined
            : 'A browser signs only on a page with a secure connection.'
          : 'The audit log has not been loaded yet.'
      }
      loading={isPending || isMaking}
      onPress={() => void handOut(make, () => run({ fileName }))}
    >
      Signed PDF
    </CommandButton>
  );
}
