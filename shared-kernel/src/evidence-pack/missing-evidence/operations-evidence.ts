import { createMilestoneFileId, type Process } from '../../domain/process';
import {
  findPendingStep,
  processingStepLabel,
  signOffDesks,
  type Transaction,
} from '../../domain/transaction';
import { findMissingFiles, type MissingEvidenceInput } from './missing-evidence';

type Milestone = Process['milestones'][number];

function milestoneGaps(milestone: Milestone, place: number, facts: MissingEvidenceInput): string[] {
  const { id, documents, dueDate, name, requirements, status } = milestone;
  const label = `milestone ${place} (${name})`;
  const isCompleted = status === 'completed';
  const isBegun = isCompleted || status === 'in-progress';
  const unmet = isCompleted ? requirements.filter(({ met }) => !met) : [];
  return [
    ...(isBegun && documents.length === 0 ? [`No document for ${label}`] : []),
    ...(!isCompleted && dueDate < facts.today ? [`Due ${dueDate}, not completed: ${label}`] : []),
    ...unmet.map((requirement) => `${requirement.label} not met for ${label}`),
    ...findMissingFiles(
      documents.map((document) => ({ id: createMilestoneFileId(id, document), name: document })),
      facts,
    ),
  ];
}

/** Returns messages about the evidence that a process lacks. The messages number milestones from 1. */
export const findMissingProcessEvidence = (
  { milestones }: Process,
  facts: MissingEvidenceInput,
): string[] => milestones.flatMap((milestone, index) => milestoneGaps(milestone, index + 1, facts));

/**
 * Returns messages about the evidence that a payment lacks. For a failed payment, only the failure reason can be
 * missing.
 */
export function findMissingPaymentEvidence(payment: Transaction): string[] {
  const { failureReason, processingSteps, signOffs = [], status } = payment;
  if (status === 'failed') return failureReason ? [] : ['Failed, no reason on record'];
  if (status === 'compliance_review') return ['In compliance review, not decided'];
  const awaited = findPendingStep(payment);
  if (awaited === 'execution') return ['Not executed'];
  if (awaited === 'checks') return ['Not executed, checks not completed'];
  if (awaited !== undefined) return [`No sign-off by ${awaited}`];
  const open = processingSteps.filter((step) => step.status !== 'completed');
  return [
    ...(signOffs.length < signOffDesks.length
      ? [`Completed with ${signOffs.length} of ${signOffDesks.length} sign-offs on record`]
      : []),
    ...open.map(({ step }) => `${processingStepLabel[step]} not completed`),
  ];
}
