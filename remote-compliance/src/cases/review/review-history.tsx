import { portalLabel } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { compareInstants, formatDateTime } from 'shared-kernel/format';
import { Section, Timeline, type TimelineItem } from 'shared-kernel/ui';
import type { CaseDecision, CaseNote } from '../../records/review-case';
import { decisionResolutionLabel, caseOutcomeLabel } from '../case-labels';

type Written = Pick<CaseNote, 'name' | 'by' | 'at'>;

const metaOf = ({ name, by, at }: Written) => `${name}, ${portalLabel[by]} · ${formatDateTime(at)}`;

const endTone = {
  approved: 'success',
  returned: 'danger',
  cleared: 'warning',
  replaced: 'neutral',
} as const;

type Event = Written & TimelineItem & { readonly title: string; readonly body?: string };

const noteEvent =
  (title: string, icon: 'pen' | 'document') =>
  (note: CaseNote, at: number): Event => ({
    ...note,
    id: `${title} ${at}`,
    title,
    icon,
    meta: metaOf(note),
    body: note.text,
  });

function decisionEvents(decision: CaseDecision, at: number): Event[] {
  const { end, outcome, reason } = decision;
  const submitted: Event = {
    ...decision,
    id: `decision ${at}`,
    title: `Submitted: ${caseOutcomeLabel[outcome]}`,
    icon: 'scale',
    tone: 'info',
    meta: metaOf(decision),
    body: reason,
  };
  if (!end) return [submitted];
  const ended: Event = {
    ...end,
    id: `end ${at}`,
    title: decisionResolutionLabel[end.how],
    icon: 'check',
    tone: endTone[end.how],
    meta: metaOf(end),
    body: end.reason,
  };
  return [submitted, ended];
}

const eventsOf = ({ comments, evidence, decisions }: ReviewCase): readonly Event[] =>
  [
    ...comments.map(noteEvent('Comment', 'pen')),
    ...evidence.map(noteEvent('Evidence', 'document')),
    ...decisions.flatMap(decisionEvents),
  ].sort((a, b) => compareInstants(a.at, b.at));

const title = 'Comments and decisions';
const empty = 'No comments or decisions yet.';

export const createPrintableCaseHistory = (one: ReviewCase) => ({
  title,
  columns: ['Time', 'Who', 'What', 'Text'],
  rows: eventsOf(one).map(({ at, name, by, title: what, body = '' }) => [
    formatDateTime(at),
    `${name}, ${portalLabel[by]}`,
    what,
    body,
  ]),
  empty,
});

export function ReviewHistory({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const events = eventsOf(reviewCase);
  return (
    <Section title={title} look="plain">
      {events.length === 0 ? <p>{empty}</p> : <Timeline label={title} items={events} />}
    </Section>
  );
}
