import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Checkpoint } from './evidence-data';
import { aboutText, evidenceParts, statementText } from './evidence-data';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON that cannot end a script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The order of the log: what was sealed by its ids, and then what has a place. */
export const inLogOrder = (entries: readonly AuditEntry[]): AuditEntry[] =>
  entries.toSorted((a, b) => {
    if (a.seq !== undefined && b.seq !== undefined) return a.seq - b.seq;
    if (a.seq === undefined && b.seq === undefined) return a.id < b.id ? -1 : 1;
    return a.seq === undefined ? -1 : 1;
  });

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; line-height: 1.25; }
#verdict { border: 1px solid GrayText; border-left: 6px solid gray; border-radius: 8px; padding: 0 1rem; }
#verdict[data-tone='sound'] { border-left-color: #2e9e5b; }
#verdict[data-tone='broken'] { border-left-color: #e5484d; }
pre { font-size: 13px; overflow: auto; max-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; border-radius: 8px; padding: .75rem; }
`;

export interface Evidence {
  /** In the order of the log. */
  readonly entries: readonly AuditEntry[];
  readonly csv: string;
  readonly checkpoint: Checkpoint | undefined;
  /** The moment of the export, an ISO instant. */
  readonly at: string;
  /** What verifies it. */
  readonly script: string;
}

/** One page that holds a log as JSON lines and CSV with its checkpoint, and verifies it in any browser. */
export function evidencePage({ entries, csv, checkpoint, at, script }: Evidence): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Trustfold audit log, ${escaped(at)}</title>
<style>${style}</style>
<h1>Trustfold audit log</h1>
<p id="${evidenceParts.about}">${escaped(aboutText(entries.length, at))}</p>
<section id="verdict" aria-live="polite"><p>Verifying…</p></section>
<h2>Checkpoint and public key</h2>
<pre id="${evidenceParts.statement}" tabindex="0">${escaped(statementText(checkpoint))}</pre>
<h2>Entries as CSV</h2>
<p>For reading. The page verifies the JSON lines, and that the CSV matches them.</p>
<pre id="${evidenceParts.csv}" tabindex="0">${escaped(csv)}</pre>
<script type="application/x-ndjson" id="${evidenceParts.entries}">
${entries.map(json).join('\n')}
</script>
<script type="application/json" id="${evidenceParts.checkpoint}">${json(checkpoint ?? null)}</script>
<script>${script}</script>
</html>
`;
}
