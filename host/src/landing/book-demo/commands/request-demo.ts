import { formatDate, isAfter } from 'shared-kernel/format';
import { CommandError, defineCommand } from 'shared-kernel/workspace';
import { demoRequestFormSchema } from '../demo-request-form';

/** A visitor's request for a demo (L1). */
export const requestDemo = defineCommand({
  id: 'demo.request',
  label: 'Requested a demo',
  input: demoRequestFormSchema,
  inReference: true,
  permission: 'own',
  isUndoable: false,
  async apply(transaction, form, { wallClock }) {
    if (!isAfter(`${form.date}T${form.time}`, wallClock)) {
      const message = 'Choose a time that is still to come';
      throw new CommandError('invalid', message, { issues: [{ field: 'date', message }] });
    }
    let moment = wallClock.getTime();
    while (await transaction.get('demoRequests', `DR-${moment}`)) moment += 1;
    const request = { ...form, id: `DR-${moment}`, requestedAt: wallClock.toISOString() };
    transaction.add('demoRequests', request);
    return request;
  },
  isToastStated: true,
  toast: ({ date, time }) => ({
    title: 'Demo requested',
    description: `We look forward to ${formatDate(date)}, ${time}.`,
  }),
});
