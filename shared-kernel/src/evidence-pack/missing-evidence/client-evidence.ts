import type { Screening } from '../../domain/compliance/screening-state';
import { screenings } from '../../domain/compliance/screening-event';
import { clientDocumentTypes } from '../../domain/client/client.schema';
import type { Client } from '../../domain/client';
import {
  getScreeningHistory,
  getScreeningState,
  signOffPortal,
  type ComplianceRecord,
  type ScreeningState,
  getSignOffs,
} from '../../domain/compliance';
import { portalLabel } from '../../domain/portal';
import { findMissingFiles, type MissingEvidenceInput } from './missing-evidence';

type Screened = Pick<ComplianceRecord, 'kycStatus' | 'amlStatus' | 'screeningEvents'>;

const screeningLabel: Record<Screening, string> = { kyc: 'KYC', aml: 'AML' };

const documentLabel: Record<(typeof clientDocumentTypes)[number], string> = {
  legal: 'legal',
  financial: 'financial',
  aml: 'AML',
};

const screeningLack: Record<Exclude<ScreeningState, 'completed'>, string> = {
  unstarted: 'not assessed',
  requested: 'requested, nothing received',
  received: 'received, not assessed',
  flagged: 'flagged, not resolved',
};

function screeningGaps(record: Screened, screening: Screening): string[] {
  const label = screeningLabel[screening];
  const state = getScreeningState(record, screening);
  if (state !== 'completed') return [`${label} ${screeningLack[state]}`];
  const isRecorded = getScreeningHistory(record, screening).some(({ step }) => step === 'complete');
  return isRecorded ? [] : [`${label} completed, no decision on record`];
}

const screeningsLacking = (record: Screened) =>
  screenings.flatMap((screening) => screeningGaps(record, screening));

/**
 * Returns messages about the evidence that a client's record lacks. If there is no compliance record, missing
 * screenings are included.
 */
export function findMissingClientEvidence(
  client: Client,
  hasCase: boolean,
  facts: MissingEvidenceInput,
): string[] {
  const { documents, organizationData } = client;
  const accepted = new Set(
    documents.filter(({ status }) => status === 'approved').map(({ type }) => type),
  );
  return [
    ...(hasCase ? [] : ['No compliance record', ...screeningsLacking(client)]),
    ...(organizationData.registrationNumber === '' ? ['No registration number'] : []),
    ...(organizationData.taxId === '' ? ['No tax ID'] : []),
    ...clientDocumentTypes
      .filter((type) => !accepted.has(type))
      .map((type) => `No accepted ${documentLabel[type]} document`),
    ...documents
      .filter(({ status }) => status === 'pending')
      .map(({ name }) => `${name} not reviewed`),
    ...findMissingFiles(documents, facts),
  ];
}

export function findMissingComplianceEvidence(record: ComplianceRecord): string[] {
  const unrecorded = getSignOffs(record).given.filter(({ at, by }) => at === undefined || !by);
  return [
    ...screeningsLacking(record),
    ...getSignOffs(record).missing.map(
      (party) => `No sign-off by the ${portalLabel[signOffPortal[party]]} portal`,
    ),
    ...unrecorded.map(
      ({ party }) =>
        `Sign-off by the ${portalLabel[signOffPortal[party]]} portal without name or time`,
    ),
    ...record.flaggedIssues.map((issue) => `Open issue: ${issue}`),
  ];
}
