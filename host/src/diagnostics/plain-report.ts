import { faultCode, nameOf, type Fault } from './fault-code';

declare global {
  interface Window {
    /** What tells a fault without any file of the shell: of the page's head. */
    trustfoldPlain?: { readonly code: typeof faultCode; readonly show: typeof showPlainReport };
  }
}

/** What a page knows that has nothing but itself, in Markdown; of the address no query, of an error no message. */
const plainReport = (fault: Fault): string => `# Trustfold diagnostics

- Code: ${faultCode(fault)}
- Fault: ${fault.kind} ${fault.kind === 'start' ? String(fault.error) : nameOf(fault.error)}
- Time: ${new Date().toISOString()}
- Page: ${location.origin + location.pathname}
- Shell: ${document.querySelector<HTMLScriptElement>('[defer]')?.src}
- Online: ${navigator.onLine}
- Browser: ${navigator.userAgent}
`;

/**
 * Shows a report before it is copied, and a fuller one in its place once that is there. It stands in the HTML, so that
 * it needs nothing to come.
 */
export function showPlainReport(fault?: Fault, fuller?: Promise<string>): void {
  const dialog = document.querySelector<HTMLDialogElement>('#diagnostics');
  const copy = dialog?.querySelector('button');
  const [, , preview, said] = dialog?.children ?? [];
  if (!dialog || !copy || !preview || !said) return;
  const fill = (text: string) => {
    preview.textContent = text;
  };
  fill(fault ? plainReport(fault) : '…');
  said.textContent = '';
  fuller?.then(fill, () => undefined);
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(preview.textContent);
      said.textContent = 'Copied.';
    } catch {
      getSelection()?.selectAllChildren(preview);
      said.textContent = 'Copying was refused. The text is selected.';
    }
  };
  // What lies under it has nothing to hear of its keys.
  dialog.onkeydown = (event) => event.stopPropagation();
  dialog.showModal();
}
