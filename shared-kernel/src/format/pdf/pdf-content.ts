/**
 * One part of a document, from top to bottom.
 *
 * @example
 * const parties: PdfBlock = { kind: 'facts', rows: [['Client', client.companyName]] };
 */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'space' }
  /** A document of its own within the file: it begins on a new page. */
  | { readonly kind: 'part'; readonly title: string; readonly subtitle?: string | undefined };

/**
 * A document as it is to be written.
 *
 * @example
 * const content: PdfContent = { title: 'Certificate', blocks: [], footer: 'Trustfold' };
 */
export interface PdfContent {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly blocks: readonly PdfBlock[];
  /** Stands at the foot of every page, before the page number. */
  readonly footer: string;
}

/** All that a document says, to know which letters it needs. */
export const textsOf = ({
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
