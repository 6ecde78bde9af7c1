import { formatDate } from 'shared-kernel/format';
import { chosenClient, defineCommand } from 'shared-kernel/workspace';
import { newProcess, processFormSchema } from '../new-process';
import { raiseAbout } from './of-process';
import { planningTerms } from './terms';

/** A new active process, planned from the sample milestone sequence. */
export const createProcess = defineCommand({
  id: 'process.create',
  label: 'Created the process',
  input: processFormSchema,
  ...planningTerms,
  async apply(transaction, form, { now }) {
    const taken = await transaction.keys('processes');
    const process = {
      ...newProcess(form, now.toISOString(), taken),
      ...(await chosenClient(transaction, form.client)),
    };
    transaction.add('processes', process);
    const [first] = process.milestones;
    if (first) {
      await raiseAbout(transaction, process, {
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
