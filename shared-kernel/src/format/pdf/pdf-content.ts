/**
 * One block of a PDF document. Blocks are printed from top to bottom.
 *
 * @example
 * const parties: PdfBlock = { kind: 'facts', rows: [['Client', client.companyName]] };
 */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'space' }
  /** The start of a separate document within the PDF file, on a new page. */
  | { readonly kind: 'part'; readonly title: string; readonly subtitle?: string | undefined };

/**
 * The content of a PDF document: title, blocks of text, and footer.
 *
 * @example
 * const content: PdfContent = { title: 'Certificate', blocks: [], footer: 'Trustfold' };
 */
export interface PdfContent {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly blocks: readonly PdfBlock[];
  readonly footer: string;
}

/** Returns all texts of a PDF document. Their letters determine which fonts are loaded. */
export const listPdfTexts = ({
  title,
  subtitle = '',
  blocks,
  footer,
}: PdfContent): readonly string[] => [
  title,
  subtitle,
  footer,
  ...blocks.flatMap((block) => {
    switch (block.kind) {
      case 'space':
        return [];
      case 'part':
        return [block.title, block.subtitle ?? ''];
      case 'facts':
        return block.rows.flat();
      case 'heading':
      case 'paragraph':
      case 'note':
        return [block.text];
    }
  }),
];
