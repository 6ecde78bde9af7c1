import { manualCopyHint } from './report';

const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Shows the support report as selected text if it could not be copied. Does not use antd, because error pages do not
 * load antd.
 */
export const SelectableReport = ({ text }: { readonly text: string }) => (
  <>
    <p>{manualCopyHint}</p>
    <textarea
      ref={select}
      className="report-by-hand"
      aria-label="Diagnostics report"
      rows={8}
      readOnly
      defaultValue={text}
    />
  </>
);
