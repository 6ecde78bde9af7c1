import { processSchema } from 'shared-kernel/domain/process';
import type * as v from 'valibot';

const { type, status, priority, currency, milestones } = processSchema.entries;

/** What a process carries out, in the order of its select (PM3). */
export const processTypes = type.options;

/** Where a process stands: active until its last milestone is completed (PM3). */
export const processStatuses = status.options;

/** How pressing a process is, most pressing first (PM3). */
export const processPriorities = priority.options;

/** What the value of a process can be in. */
export const processCurrencies = currency.options;

/** A step of a process (PM3). */
export const milestoneSchema = milestones.item;

export type ProcessMilestone = v.InferOutput<typeof milestoneSchema>;

/** What a milestone of the sample sequence is (PM6). */
export type MilestoneKind = NonNullable<ProcessMilestone['kind']>;

/** The result of a milestone that is a dip test. */
export type DipTestOutcome = NonNullable<ProcessMilestone['outcome']>;
