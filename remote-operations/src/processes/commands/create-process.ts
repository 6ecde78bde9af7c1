import { formatDate } from 'shared-kernel/format';
import { chosenClient, defineCommand } from 'shared-kernel/workspace';
import { newProcess, processFormSchema } from '../new-process';
import { creationTerms } from './terms';

/** A new active process, planned from the sample milestone sequence. */
export const createProcess = defineCommand({
  id: 'process.create',
  label: 'Created the process',
  input: processFormSchema,
  ...creationTerms,
  async apply(transaction, form, { now }) {
    const taken = await transaction.keys('processes');
    const process = {
      ...newProcess(form, now.toISOString(), taken),
      ...(await chosenClient(transaction, form.client)),
    };
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
        clientId: process.clientId,
        priority: process.priority,
      });
    }
    return process;
  },
  toast: ({ name }) => ({ title: 'Process created', description: name }),
});
