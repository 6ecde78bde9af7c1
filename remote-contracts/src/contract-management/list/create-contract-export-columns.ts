import {
  contractStatusDisplay,
  formatContractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { parseAmount } from 'shared-kernel/domain/money';
import { legalReviewDisplay } from '../legal-review-display';
import { notarizationStatusDisplay } from '../notarization/notarization-status-display';
import { describeNextStep } from '../rules/next-step';
import { computeSignatoryProgress } from '../rules/signing-order';
import type { ExportColumn } from 'shared-kernel/records';

/** Export columns of contracts. `today` decides which envelopes have expired. */
export const createContractExportColumns = (today: string): readonly ExportColumn<Contract>[] => [
  { header: 'Contract', value: ({ id }) => id },
  { header: 'Title', column: 'title', value: formatContractTitle },
  { header: 'Type', column: 'type', value: ({ type }) => contractTypeLabel[type] },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  // Numeric amount for calculations in a spreadsheet, because the contract value itself is free text.
  { header: 'Value (USD)', column: 'value', value: ({ value }) => parseAmount(value).value },
  { header: 'Value', column: 'value', value: ({ value }) => value },
  {
    header: 'Status',
    column: 'status',
    value: ({ status }) => contractStatusDisplay[status].label,
  },
  {
    header: 'Legal review',
    column: 'review',
    value: ({ legalReview }) => legalReviewDisplay[legalReview].label,
  },
  {
    header: 'Signed',
    column: 'signed',
    value: (contract) => computeSignatoryProgress(contract).signed,
  },
  {
    header: 'Signatories',
    column: 'signed',
    value: (contract) => computeSignatoryProgress(contract).total,
  },
  {
    header: 'Next step',
    column: 'next',
    value: (contract) => describeNextStep(contract, today) ?? '',
  },
  {
    header: 'Notarization',
    value: ({ notarization }) => notarizationStatusDisplay[notarization.status].label,
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
