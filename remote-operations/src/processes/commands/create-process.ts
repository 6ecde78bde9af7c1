import { milestoneSequence, type Process } from 'shared-kernel/domain/process';
import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { createDateSchema, isDate, getNextId } from 'shared-kernel/domain/record';
import { createRequiredTextSchema, storedLimits } from 'shared-kernel/domain/text';
import { addDays, formatDate } from 'shared-kernel/format';
import { resolveClientChoice, defineCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { findDecimalsError } from '../../find-decimals-error';
import {
  processCurrencies,
  processPriorities,
  processTypes,
  type ProcessMilestone,
} from '../rules/process-fields';
import { raiseProcessNotification } from './process-command-helpers';
import { processTerms } from './terms';

const firstSequenceDay = 15;

/** Milestones of a new process. A re-test is not planned, because only a rejected test adds one. */
export const plannedMilestoneSequence = milestoneSequence.filter(({ kind }) => kind !== 're_test');

const plannedDays = Math.max(...plannedMilestoneSequence.map(({ day }) => day)) - firstSequenceDay;

/**
 * Latest start date (`YYYY-MM-DD`) of a process. With a later start, the last milestone would fall after the latest
 * valid date.
 */
export const latestStartDate = addDays(storedLimits.day, -plannedDays);

const startDateSchema = v.pipe(
  createDateSchema('Start date is required'),
  v.check(
    (startDate) => !isDate(startDate) || startDate <= latestStartDate,
    `Choose ${formatDate(latestStartDate)} or earlier: the last milestone is due ${plannedDays} days later`,
  ),
);

const fieldsSchema = v.object({
  name: createRequiredTextSchema('Name is required'),
  client: createRequiredTextSchema('Client is required', storedLimits.line),
  type: v.picklist(processTypes),
  priority: v.picklist(processPriorities),
  value: v.pipe(
    createNumberInputSchema('Value is required'),
    v.minValue(0, 'Value cannot be negative'),
    v.maxValue(1_000_000_000_000, 'Value is too large'),
  ),
  currency: v.picklist(processCurrencies),
  startDate: startDateSchema,
  assignedTo: createRequiredTextSchema('Assignee is required'),
});

/** Input of the new-process form. `value` is an amount in major units of `currency`, with decimals. */
export const processFormSchema = v.pipe(
  fieldsSchema,
  v.forward(
    v.partialCheck(
      [['value'], ['currency']],
      ({ value, currency }) => findDecimalsError(value, currency) === undefined,
      ({ input: { value, currency } }) => findDecimalsError(value, currency) ?? '',
    ),
    ['value'],
  ),
);

export type ProcessForm = v.InferOutput<typeof processFormSchema>;

/** Returns the next free process id, for example `PF-007` after `PF-006`. After `PF-999`, ids have more digits. */
export const getNextProcessId = (taken: Iterable<string>): string => getNextId('PF-', taken, 3);

function plannedMilestones(id: string, { startDate, assignedTo }: ProcessForm): ProcessMilestone[] {
  return plannedMilestoneSequence.map(({ kind, name, openName, day, requirements }, index) => ({
    id: `${id}-M${String(index + 1).padStart(2, '0')}`,
    name: openName ?? name,
    kind,
    status: index === 0 ? 'in-progress' : 'pending',
    dueDate: addDays(startDate, day - firstSequenceDay),
    requirements: requirements.map((label) => ({ label, met: false })),
    alerts: [],
    assignedTo,
    documents: [],
  }));
}

/**
 * Creates an active process from the planned milestones. The first milestone is in progress and due on the start date.
 */
export function createProcessRecord(form: ProcessForm, taken: Iterable<string>): Process {
  const id = getNextProcessId(taken);
  const milestones = plannedMilestones(id, form);
  const { name, client, type, priority, value, currency, startDate } = form;
  return {
    id,
    name,
    client,
    type,
    status: 'active',
    startDate,
    estimatedCompletion: milestones.at(-1)?.dueDate ?? startDate,
    priority,
    value,
    currency,
    currentMilestone: milestones[0]?.id ?? '',
    milestones,
    communications: [],
    smartContracts: [],
  };
}

export const createProcess = defineCommand({
  ...processTerms.createProcess,
  input: processFormSchema,
  async apply(transaction, form) {
    const taken = await transaction.keys('processes');
    const process = {
      ...createProcessRecord(form, taken),
      ...(await resolveClientChoice(transaction, form.client)),
    };
    transaction.add('processes', process);
    const [first] = process.milestones;
    if (first) {
      await raiseProcessNotification(transaction, process, {
        type: 'info',
        title: 'Milestone due',
        message: `${first.name} of ${process.name} is due on ${formatDate(first.dueDate)}.`,
        actionRequired: true,
      });
    }
    return process;
  },
  toast: ({ name }) => ({ title: 'Process created', description: name }),
});
