import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { readAmount } from 'shared-kernel/domain/money';
import { legalReviewView } from '../legal-review-view';
import { notarizationStatusView } from '../notarization/notarization-status-view';
import { nextStep } from '../rules/next-step';
import { signatoryProgress } from '../rules/signing-order';
import type { ExportColumn } from 'shared-kernel/records';

/** Export columns of contracts. `today` decides which envelopes have expired. */
export const contractFileColumns = (today: string): readonly ExportColumn<Contract>[] => [
  { header: 'Contract', value: ({ id }) => id },
  { header: 'Title', column: 'title', value: contractTitle },
  { header: 'Type', column: 'type', value: ({ type }) => contractTypeLabel[type] },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  // Numeric amount for calculations in a spreadsheet, because the contract value itself is free text.
  { header: 'Value (USD)', column: 'value', value: ({ value }) => readAmount(value).value },
  { header: 'Value', column: 'value', value: ({ value }) => value },
  { header: 'Status', column: 'status', value: ({ status }) => contractStatusView[status].label },
  {
    header: 'Legal review',
    column: 'review',
    value: ({ legalReview }) => legalReviewView[legalReview].label,
  },
  { header: 'Signed', column: 'signed', value: (contract) => signatoryProgress(contract).signed },
  {
    header: 'Signatories',
    column: 'signed',
    value: (contract) => signatoryProgress(contract).total,
  },
  { header: 'Next step', column: 'next', value: (contract) => nextStep(contract, today) ?? '' },
  {
    header: 'Notarization',
    value: ({ notarization }) => notarizationStatusView[notarization.status].label,
  },
  { header: 'Compliance flags', value: ({ complianceFlags }) => complianceFlags.join('; ') },
  { header: 'Created', holds: 'days', value: ({ createdDate }) => createdDate },
  {
    header: 'Last modified',
    column: 'modified',
    holds: 'days',
    value: ({ lastModified }) => lastModified,
  },
];
