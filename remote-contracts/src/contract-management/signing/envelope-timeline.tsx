import type { AuditEntry } from 'shared-kernel/domain/audit';
import { listPendingSignatories, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate, formatDate, formatDateTime } from 'shared-kernel/format';
import { Timeline, type TimelineItem } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { listEnvelopeEvents, type EnvelopeEvent } from './list-envelope-events';
import { getSigningRoleWording, type Signatory } from '../rules/signatory';
import { formatOnBehalf } from '../rules/signing-entry';

interface EnvelopeTimelineProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
}

const when = (at: string | undefined): string | undefined =>
  at === undefined ? undefined : formatDateTime(at);

const unknownTime = 'time unknown';

type CompletedStep = Extract<EnvelopeEvent, { kind: 'signed' | 'declined' | 'approved' }>;

type ChangedEvent = Extract<EnvelopeEvent, { kind: 'changed' }>;

const acting = ({ by, signatory }: CompletedStep) =>
  by === undefined ? undefined : formatOnBehalf(by, signatory.name);

const handedOver = ({ signatory: { delegatedBy } }: { readonly signatory: Signatory }) =>
  delegatedBy === undefined ? undefined : `delegated by ${delegatedBy}`;

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');

function completedItem(event: CompletedStep): TimelineItem {
  const { id, name, role } = event.signatory;
  const { did, act } = getSigningRoleWording(event.signatory);
  const isSigned = event.kind !== 'declined';
  return {
    id,
    title: `${name} ${isSigned ? did : `declined to ${act.toLowerCase()}`}`,
    meta: joined(
      role,
      when(event.at) ?? unknownTime,
      acting(event),
      handedOver(event),
      event.remark,
    ),
    tone: isSigned ? 'success' : 'danger',
    icon: isSigned ? 'signature' : 'close-circle',
  };
}

const observerItem = (person: Signatory): TimelineItem => ({
  id: person.id,
  title: `${person.name} ${getSigningRoleWording(person).does}`,
  meta: joined(person.role, person.email),
  tone: 'neutral',
  icon: 'eye',
});

const waitingItem = (person: Signatory, isNext: boolean): TimelineItem => ({
  id: person.id,
  title: isNext ? `${person.name} ${getSigningRoleWording(person).does} next` : person.name,
  meta: joined(person.role, person.email, handedOver({ signatory: person })),
  tone: isNext ? 'warning' : 'neutral',
  icon: isNext ? 'clock' : 'dot',
  isCurrent: isNext,
});

const changedItem = ({ by, at, before, after }: ChangedEvent): TimelineItem => ({
  id: 'changed',
  title: `${before.name} changed to ${after.name}`,
  meta: joined(
    before.role === after.role ? undefined : `${before.role}, now ${after.role}`,
    before.email === after.email ? undefined : `${before.email}, now ${after.email}`,
    when(at) ?? unknownTime,
    `by ${by}`,
  ),
  tone: 'info',
  icon: 'pen',
});

function itemOf(event: EnvelopeEvent, awaited: readonly Signatory[]): TimelineItem {
  switch (event.kind) {
    case 'sent':
      return {
        id: 'sent',
        title: event.isAgain ? 'Envelope resent' : 'Envelope sent',
        meta: joined(
          event.envelope,
          when(event.at) ?? unknownTime,
          event.last && `expires after ${formatDate(event.last)}`,
        ),
        tone: 'info',
        icon: 'mail',
      };
    case 'expired':
      return {
        id: 'expired',
        title: 'Envelope expired',
        meta: when(event.at) ?? unknownTime,
        tone: 'warning',
        icon: 'clock',
      };
    case 'recalled':
    case 'void':
      return {
        id: event.kind,
        title: event.kind === 'recalled' ? 'Envelope recalled' : 'Envelope voided',
        meta: joined(when(event.at) ?? unknownTime, event.remark),
        tone: 'neutral',
        icon: 'repeat',
      };
    case 'changed':
      return changedItem(event);
    case 'signed':
    case 'declined':
    case 'approved':
      return completedItem(event);
    case 'waiting':
      return waitingItem(event.signatory, awaited.includes(event.signatory));
    case 'observing':
      return observerItem(event.signatory);
    case 'completed':
      return {
        id: 'completed',
        title: 'Everyone has signed',
        ...(event.at !== undefined && { meta: when(event.at) }),
        tone: 'success',
        icon: 'check-circle',
      };
  }
}

export function EnvelopeTimeline({ contract, entries }: EnvelopeTimelineProps) {
  const awaited = listPendingSignatories(contract, toLocalDate(useWorkspaceClock()));
  const items = listEnvelopeEvents(contract, entries).map((event, index) => {
    const item = itemOf(event, awaited);
    return { ...item, id: `${item.id} ${index}` };
  });
  return <Timeline label="Envelope events" items={items} />;
}
