import { listActingSignatories, type Contract } from '../../domain/contract';
import type { Signatory } from '../../domain/contract/signatory';
import { findMissingFiles, type MissingEvidenceInput } from './missing-evidence';

function signatureGap({ name, status, signedDate }: Signatory): string[] {
  switch (status) {
    case 'pending':
      return [`Not signed by ${name}`];
    case 'declined':
      return [`${name} declined to sign`];
    case 'signed':
      return signedDate === undefined ? [`Signed by ${name}, no date on record`] : [];
  }
}

const reviewLack: Record<Contract['legalReview'], string | undefined> = {
  // The legal review is missing, although contract screens show the status `required` as “Not Required” (C6).
  required: 'No legal review',
  pending: 'Legal review not completed',
  waived: 'Legal review waived',
  completed: undefined,
};

function notarizationGap({ required, status, videoRecordingId }: Contract['notarization']) {
  if (!required) return [];
  if (status !== 'completed') return ['Not notarized'];
  return videoRecordingId === undefined ? ['Notarized, no recording'] : [];
}

export function findMissingContractEvidence(
  contract: Contract,
  facts: MissingEvidenceInput,
): string[] {
  const { documents, legalReview, notarization, signatories, signedTerms, status } = contract;
  const review = reviewLack[legalReview];
  return [
    ...(documents.length === 0 ? ['No document'] : []),
    ...(review === undefined ? [] : [review]),
    ...(signatories.length === 0
      ? ['No signatory']
      : listActingSignatories(contract).flatMap(signatureGap)),
    ...(status === 'signed' && !signedTerms ? ['Signed, terms at signing not recorded'] : []),
    ...notarizationGap(notarization),
    ...findMissingFiles(documents, facts),
  ];
}
