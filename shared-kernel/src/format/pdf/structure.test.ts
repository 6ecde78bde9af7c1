import { toPdf, type PdfContent } from '.';
import { parsePdfObjects } from './test-pdf-texts';

const rows = Array.from({ length: 60 }, (_, index) => [`Label ${index}`, 'Value'] as const);

const content: PdfContent = {
  title: 'Certificate',
  subtitle: 'Supply',
  footer: 'Trustfold',
  blocks: [
    { kind: 'heading', text: 'Parties' },
    { kind: 'facts', rows },
    { kind: 'facts', rows: [] },
    { kind: 'paragraph', text: 'The parties agree. '.repeat(40) },
    { kind: 'space' },
    { kind: 'note', text: 'Nothing here binds anyone.' },
    { kind: 'part', title: 'Annex', subtitle: 'Of the certificate' },
    { kind: 'facts', rows: [['محمد', '李伟']] },
  ],
};

interface Element {
  readonly type: string;
  readonly children: readonly Element[];
}

function structureOf(objects: ReturnType<typeof parsePdfObjects>): Element | undefined {
  const elementOf = (id: string): Element => {
    const { head = '' } = objects.get(id) ?? {};
    const [, type = ''] = /\/S \/(\w+)/.exec(head) ?? [];
    const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(head) ?? [];
    const children = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid = '']) => elementOf(kid));
    return { type, children };
  };
  const root = [...objects.values()].find(({ head }) => head.includes('/Type /StructTreeRoot'));
  const [, first] = /\/K \[(\d+) 0 R\]/.exec(root?.head ?? '') ?? [];
  return first === undefined ? undefined : elementOf(first);
}

const typesIn = ({ type, children }: Element): readonly string[] => [
  type,
  ...children.flatMap(typesIn),
];

describe('structure of a PDF', () => {
  let objects: ReturnType<typeof parsePdfObjects>;

  beforeAll(async () => {
    objects = parsePdfObjects(await toPdf(content, '2024-07-22T09:00:00.000Z'));
  });

  const heads = () => Array.from(objects.values(), ({ head }) => head).join('');

  it('[R39] a PDF is tagged and has a language and title', () => {
    expect(heads()).toMatch(/\/Marked true/);
    expect(heads()).toContain('/Lang (en-US)');
    expect(heads()).toContain('/DisplayDocTitle true');
    expect(heads()).toMatch(/\/Title \d+ 0 R/);
    expect(heads()).toContain('(Certificate)');
  });

  it('[R39] the structure of a PDF has headings, tables with row headers, and paragraphs', () => {
    const structure = structureOf(objects);
    expect(structure?.type).toBe('Document');
    expect(structure?.children.map(({ type }) => type)).toEqual([
      'H1',
      'P',
      'H2',
      'Table',
      'P',
      'P',
      'H1',
      'P',
      'Table',
    ]);
    const [, , , table] = structure?.children ?? [];
    expect(table?.children).toHaveLength(rows.length);
    expect(table && new Set(table.children.map((row) => typesIn(row).join(' ')))).toEqual(
      new Set(['TR TH TD']),
    );
    expect(heads().match(/\/Scope \/Row/g)).toHaveLength(rows.length + 1);
  });

  it('[R39] the structure of a PDF contains all text except page footers', () => {
    const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
    expect(pages.length).toBeGreaterThan(2);
    for (const { head } of pages) {
      const [, id = ''] = /\/Contents (\d+)/.exec(head) ?? [];
      const { stream = '' } = objects.get(id) ?? {};
      const marks = stream.match(/\b(BDC|BMC|EMC|Tj|TJ)\b/g) ?? [];
      let depth = 0;
      const textDepths = new Set<number>();
      for (const mark of marks) {
        if (mark === 'BDC' || mark === 'BMC') depth += 1;
        else if (mark === 'EMC') depth -= 1;
        else textDepths.add(depth);
      }
      expect(textDepths).toEqual(new Set([1]));
      expect(depth).toBe(0);
      expect(stream.match(/\/Artifact <<\s*\/Type \/Pagination\s*>> BDC/g)).toHaveLength(1);
    }
  });
});
