import { milestoneSequence } from 'shared-kernel/domain/process';

/** The first day of the timeline (PM5). */
export const firstSequenceDay = 15;

/** The steps a new process is planned with: all but the re-test, which only a rejection brings. */
export const plannedSequence = milestoneSequence.filter(({ kind }) => kind !== 're_test');
