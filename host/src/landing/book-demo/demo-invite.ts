import { productName } from 'shared-kernel/domain/portal';
import { encodeForUrl } from 'shared-kernel/domain/text';
import { instantOf } from 'shared-kernel/format';
import { toIcs } from 'shared-kernel/format/ics';
import type { DemoRequestForm } from './demo-request-form';

/** The moment chosen on the visitor's own clock, as an ISO instant. */
export const demoStart = ({ date, time }: DemoRequestForm): string => instantOf(`${date}T${time}`);

/** The address of a calendar file for the demo, of one hour, stamped `nowIso`. */
export function demoInviteUrl(request: DemoRequestForm, nowIso: string): string {
  const start = demoStart(request);
  const ics = toIcs(
    {
      uid: `demo-${start}-${request.email}`,
      title: `${productName} demo`,
      start,
      description: `${request.name}, ${request.company}`,
    },
    nowIso,
  );
  return `data:text/calendar;charset=utf-8,${encodeForUrl(ics)}`;
}
