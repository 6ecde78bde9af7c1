import * as v from 'valibot';
import {
  completedMilestone,
  dipTestOutcomes,
  milestoneErrorText,
  newProcess,
  processFormSchema,
  markedRequirement,
} from '../../domain/process';
import { formatDate } from '../../format';
import { defineCommand } from '../command';
import { CommandError, refuse } from '../command-error';
import {
  defaultProcessAlertSettings,
  processAlertSettingsId,
  processAlertSettingsSchema,
} from '../settings';

const id = v.pipe(v.string(), v.nonEmpty());

const alertTogglesSchema = v.partial(v.omit(processAlertSettingsSchema, ['id']));

/** A new active process, planned from the sample milestone sequence. */
export const createProcess = defineCommand({
  id: 'process.create',
  label: 'Created the process',
  input: processFormSchema,
  inReference: false,
  permission: 'change',
  async apply(transaction, form, { now }) {
    const process = newProcess(form, now.toISOString(), await transaction.keys('processes'));
    transaction.add('processes', process);
    const [first] = process.milestones;
    if (first) {
      await transaction.raise('milestoneDeadlines', {
        type: 'info',
        category: 'process',
        title: 'Milestone due',
        message: `${first.name} of ${process.name} is due on ${formatDate(first.dueDate)}.`,
        source: 'Process Management',
        actionRequired: true,
        relatedProcess: process.id,
        clientName: process.client,
        priority: process.priority,
      });
    }
    return process;
  },
  toast: ({ name }) => ({ title: 'Process created', description: name }),
});

/** Completes a milestone; a rejected dip test brings its re-test. */
export const completeMilestone = defineCommand({
  id: 'process.completeMilestone',
  label: 'Completed a milestone',
  input: v.object({
    processId: id,
    milestoneId: id,
    outcome: v.optional(v.picklist(dipTestOutcomes)),
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { processId, milestoneId, outcome }, { now }) {
    const before = await transaction.need('processes', processId);
    const result = completedMilestone(before, milestoneId, now.toISOString(), outcome);
    if (!result.ok) return refuse(milestoneErrorText(result.error));
    const { process } = result;
    transaction.put('processes', process);
    if (outcome === 'rejected') {
      await transaction.raise('milestoneDeadlines', {
        type: 'critical',
        category: 'process',
        title: 'Dip test rejected, re-test required',
        message: `${process.name} waits for its re-test.`,
        source: 'Process Management',
        actionRequired: true,
        relatedProcess: process.id,
        clientName: process.client,
        priority: 'critical',
      });
    }
    return process;
  },
  note: ({ milestoneId, outcome }, { milestones }) => {
    const name = milestones.find((milestone) => milestone.id === milestoneId)?.name;
    return outcome === undefined ? `Completed ${name ?? milestoneId}` : name;
  },
  toast: (process, { milestoneId, outcome }) => ({
    title: outcome === 'rejected' ? 'Dip test rejected' : 'Milestone completed',
    description:
      process.milestones.find((milestone) => milestone.id === milestoneId)?.name ?? process.name,
  }),
});

/** Marks one requirement of an open milestone as met or not; `requirement` is its place from 0. */
export const setRequirement = defineCommand({
  id: 'process.setRequirement',
  label: 'Ticked or unticked a requirement',
  input: v.object({
    processId: id,
    milestoneId: id,
    requirement: v.pipe(v.number(), v.integer(), v.minValue(0)),
    met: v.boolean(),
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { processId, milestoneId, requirement, met }) {
    const process = await transaction.need('processes', processId);
    const milestone = process.milestones.find((candidate) => candidate.id === milestoneId);
    if (!milestone?.requirements[requirement]) {
      throw new CommandError('missing', 'This requirement is no longer there.');
    }
    if (milestone.status === 'completed') return refuse('This milestone is completed.');
    const changed = markedRequirement(process, milestoneId, requirement, met);
    transaction.put('processes', changed);
    return changed;
  },
});

/** The alert toggles (PM7). */
export const setProcessAlerts = defineCommand({
  id: 'process.setAlerts',
  label: 'Changed alert settings',
  input: alertTogglesSchema,
  inReference: true,
  permission: 'change',
  async apply(transaction, toggles) {
    const stored = await transaction.get('settings', processAlertSettingsId);
    const settings = { ...(stored ?? defaultProcessAlertSettings), ...toggles };
    transaction.put('settings', settings);
    return settings;
  },
});
