import { productName } from 'shared-kernel/domain/portal';
import { encodeUrlText } from 'shared-kernel/domain/text';
import { getChosenInstant } from 'shared-kernel/format';
import { toIcs } from 'shared-kernel/format/ics';
import { toLocalTime, type DemoRequestForm } from './demo-request-form';

export const getDemoStart = (request: DemoRequestForm): string =>
  getChosenInstant(toLocalTime(request), request.instant);

/** Returns the URL of an iCalendar file with a demo of one hour. `nowIso` is the creation time of the file. */
export function createDemoInviteUrl(request: DemoRequestForm, nowIso: string): string {
  const start = getDemoStart(request);
  const ics = toIcs(
    {
      uid: `demo-${start}-${request.email}`,
      title: `${productName} demo`,
      start,
      description: `${request.name}, ${request.company}`,
    },
    nowIso,
  );
  return `data:text/calendar;charset=utf-8,${encodeUrlText(ics)}`;
}
