import type { DiagnosticEvent } from './diagnostic-event';
import { faultCode, type Fault } from './fault-code';
import { saidOfFault, eventOf } from './diagnostic-event';
import { pageVitals, pageName, ring } from './recorder';
import { kindLabel, sentenceOf, vitalText } from './sentence-of';
import { shellFile, shellKernel, storageState } from './watch-page';

/** Enough to see what led to a fault. */
const maxLines = 50;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function eventLine(event: DiagnosticEvent): string {
  const { last, count, kind, detail } = event;
  const times = count === 1 ? '' : `×${count}`;
  const cells = [new Date(last).toISOString(), kindLabel[kind], detail.code ?? '', times];
  return `| ${[...cells, sentenceOf(event)].map((text) => cell(String(text))).join(' | ')} |`;
}

const latest = (events: readonly DiagnosticEvent[], kind: DiagnosticEvent['kind']) =>
  events.find((event) => event.kind === kind);

function factsOf(fault: Fault | undefined): readonly (readonly [string, unknown])[] {
  if (!fault) return [];
  const event = eventOf(fault.kind, { ...fault, ...saidOfFault(fault) }, 0);
  return [
    ['Code', faultCode(fault)],
    ['Fault', sentenceOf(event)],
  ];
}

/** What a person sends to support, in Markdown: nothing but what the list of fields lets be kept. */
export async function reportText(fault?: Fault): Promise<string> {
  const events = await ring.read().catch(() => []);
  const storage = eventOf('storage', await storageState(), 0);
  const composition = latest(events, 'composition');
  const facts = [
    ...factsOf(fault),
    ['Time', new Date().toISOString()],
    ['Page', `${pageName()} (${window.location.origin})`],
    ['Shell', `${shellFile() ?? '—'}, kernel ${shellKernel() ?? '—'}`],
    ['Releases', composition ? sentenceOf(composition) : '—'],
    ['Storage', sentenceOf(storage)],
    [
      'Timings',
      pageVitals()
        .map((one) => `${one.detail.metric} ${vitalText(one)}`)
        .join(', ') || '—',
    ],
    ['Online', navigator.onLine ? 'yes' : 'no'],
    ['Window', `${window.innerWidth} × ${window.innerHeight}`],
    ['Browser', navigator.userAgent],
  ] as const;
  const lines = events.slice(0, maxLines).map(eventLine);
  return [
    '# Trustfold diagnostics',
    '',
    ...facts.map(([label, value]) => `- **${label}**: ${String(value)}`),
    '',
    ...(lines.length === 0
      ? ['Nothing was recorded.']
      : ['| Last | What | Code | Times | Details |', '| --- | --- | --- | --- | --- |', ...lines]),
    '',
  ].join('\n');
}
