import { formatDateTime, isAfter } from 'shared-kernel/format';
import { CommandError, defineCommand } from 'shared-kernel/workspace';
import { demoRequestFormSchema } from '../demo-request-form';
import { getDemoStart } from '../demo-invite';

export const requestDemo = defineCommand({
  id: 'demo.request',
  label: 'Requested a demo',
  input: demoRequestFormSchema,
  inReference: true,
  permission: 'own',
  onServer: 'public',
  isUndoable: false,
  async apply(transaction, form, { now }) {
    const instant = form.instant ?? getDemoStart(form);
    if (!isAfter(instant, now)) {
      const message = 'Choose a time in the future';
      throw new CommandError('invalid', message, { issues: [{ field: 'date', message }] });
    }
    let moment = now.getTime();
    while (await transaction.get('demoRequests', `DR-${moment}`)) moment += 1;
    const request = {
      ...form,
      instant,
      id: `DR-${moment}`,
      requestedAt: now.toISOString(),
    };
    transaction.add('demoRequests', request);
    return request;
  },
  isToastStated: true,
  toast: (request) => ({
    title: 'Demo requested',
    description: `We look forward to meeting you on ${formatDateTime(getDemoStart(request))}.`,
  }),
});
