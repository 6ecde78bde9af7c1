import { getAuditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import { formatNumber } from 'shared-kernel/format';
import type { LogVerificationResult } from 'shared-kernel/workspace';

export type LogFault = Extract<LogVerificationResult, { status: 'invalid' }>['fault'];

const shortDescription = (entry: AuditEntry): string =>
  `${entry.actor}, ${getAuditActionLabel(entry)}, ${entry.subject.label}`;

function faultText({ kind, seq }: LogFault): string {
  switch (kind) {
    case 'changed':
      return `Entry ${seq} was changed after it was written.`;
    case 'reordered':
      return `The order of entries was changed from entry ${seq} onward.`;
    case 'removed':
      return `Entry ${seq} was removed.`;
    case 'added':
      return seq === 0
        ? 'An entry was added outside the chain.'
        : `Entry ${seq} was added manually.`;
  }
}

export interface VerificationDescription {
  readonly tone: LogVerificationResult['status'];
  readonly title: string;
  readonly text: string;
}

export function describeVerificationResult(
  verdict: LogVerificationResult,
): VerificationDescription {
  const { status: tone } = verdict;
  switch (tone) {
    case 'empty':
      return {
        tone,
        title: 'No entries to verify yet',
        text: 'Verification starts with the first new entry.',
      };
    case 'invalid': {
      const { fault } = verdict;
      const named = fault.entry ? ` Entry details: ${shortDescription(fault.entry)}.` : '';
      const where = fault.seq === 0 ? 'before entry 1' : `at entry ${fault.seq}`;
      return { tone, title: `Invalid ${where}`, text: `${faultText(fault)}${named}` };
    }
    case 'verified': {
      const { count } = verdict;
      const text =
        count === 1
          ? 'The only entry is unchanged.'
          : `All ${formatNumber(count)} entries are unchanged and in order.`;
      return { tone, title: `Verified through entry ${count}`, text };
    }
  }
}

/** States what a verification cannot detect. Shown below every result. */
export const auditVerificationLimits =
  'Verification detects changes made after an entry was recorded. A complete rewrite by the device owner or an incorrect device clock is not detected. Compare the audit log with an earlier evidence pack. Sample entries are not part of the chain.';
